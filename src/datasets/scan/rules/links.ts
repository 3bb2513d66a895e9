/** Links that say who somebody is, or that open something. */
import { pattern, type Rule } from "./rule.js";

const scheme = /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]{1,15}:\/\/[^\s"<>\\]{1,2000}/u;
const secretNames =
  /[?&#;][^\s=&]{0,60}(?:token|key|secret|sig|signature|password|passwd|pass|pwd|auth|code|session|invite)[^\s=&]{0,40}=/;
const secretHosts =
  /^[a-z+.-]+:\/\/(?:hooks\.slack\.com|(?:[a-z]+\.)?discord(?:app)?\.com\/api\/webhooks|discord\.gg\/|(?!api|app|docs|slack)[a-z0-9-]+\.slack\.com\/)/;

const userinfo = pattern("link with a secret", scheme, {
  lower: true,
  accept: ({ 0: link }) =>
    /^[a-z0-9+.-]+:\/\/[^/?#]{1,300}@/.test(link) ||
    secretNames.test(link) ||
    secretHosts.test(link),
});

/** "kate:secret@nas.local", without a scheme. */
const bareUserinfo = pattern(
  "link with a secret",
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,40}:[^\s:@/"]{3,60}@[\p{L}\p{N}-]{2,63}(?=[.:/]|(?<=\d[^@\n]{0,59}@[\p{L}\p{N}-]{2,63}))/u,
);

const webPage =
  /(?<![\p{L}\p{N}@.-])(?<host>(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12})(?<path>[/?][^\s"<>\\]{1,300})/u;

/** By site: which paths are people's. */
const peoplesPages: readonly (readonly [site: RegExp, path: RegExp])[] = [
  [
    /(?:^|\.)(?:instagram|threads|snapchat|tiktok|soundcloud|bandcamp|behance|dribbble|flickr|deviantart|keybase|about|linktr|patreon|ko-fi|buymeacoffee|paypal|venmo|cash|vk|ok|weibo|last|letterboxd|goodreads|poshmark|depop|codepen|huggingface|vimeo|gravatar|kofi|onlyfans)\.(?:com|net|me|ee|app|ru|fm|io|tv|co)$/,
    /^\/(?!p\/|reel\/|explore|stories\/|tags?\/|about$|search|watch)./,
  ],
  [/(?:^|\.)(?:t|wa|signal|m|line|paypal|telegram|discord)\.(?:me|gg|app)$/, /^\/./],
  [
    /(?:^|\.)(?:twitter|x|mobile\.twitter|nitter)\.(?:com|net)$/,
    /^\/(?!home|search|explore|i\/|hashtag)./,
  ],
  [
    /(?:^|\.)(?:facebook|fb|fb\.me)\.(?:com|me)$/,
    /^\/(?!groups|events|watch|marketplace|sharer|help|business)./,
  ],
  [
    /(?:^|\.)(?:github|gitlab|codeberg|bitbucket|sr)\.(?:com|org|ht)$/,
    /^\/(?!features|topics|search|explore|about|pricing|marketplace|orgs\/)./,
  ],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:in|pub|profile)\//],
  [/(?:^|\.)xing\.com$/, /^\/profile/],
  [/(?:^|\.)reddit\.com$/, /^\/u(?:ser)?\//],
  [/(?:^|\.)pinterest\.[a-z.]+$/, /^\/(?!pin\/|search|ideas)./],
  [/(?:^|\.)twitch\.tv$/, /^\/(?!directory|videos)./],
  [/(?:^|\.)steamcommunity\.com$/, /^\/(?:id|profiles)\//],
  [/(?:^|\.)(?:strava|garmin|komoot)\.(?:com|de)$/, /^\/(?:athletes|profile|user|modern\/profile)/],
  [/(?:^|\.)spotify\.com$/, /^\/user\//],
  [
    /(?:^|\.)(?:researchgate|academia|airbnb|couchsurfing|etsy|vinted|ebay|kleinanzeigen)\./,
    /^\/(?:profile|users?|people|member|shop|usr|s-bestandsliste)/,
  ],
];
const peoplesPath =
  /^\/(?:@|~|u\/|user\/|users\/|profile\/|profiles\/|people\/|members?\/|#\/@|in\/|author\/|channel\/|c\/|profile\.php\?)./;
const peoplesSites =
  /^(?!www\.)[a-z0-9-]{3,}\.(?:tumblr|wordpress|blogspot|substack|livejournal)\.com$|^[a-z0-9-]{3,}\.(?:github\.io|itch\.io|carrd\.co|bsky\.social|neocities\.org)$/;

const profile = pattern("profile", webPage, {
  lower: true,
  accept: ({ groups }) => {
    const [host = "", path = ""] = [
      groups?.host,
      groups?.path?.replace(/(?<![.,;:!?)\]'*])[.,;:!?)\]'*]+$/, ""),
    ];
    if (path.length < 2) return false;
    return (
      peoplesPath.test(path) ||
      peoplesPages.some(([site, paths]) => site.test(host) && paths.test(path))
    );
  },
});

const ownSite = pattern(
  "profile",
  /(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{3,63}\.){2,3}[a-z]{2,7}(?![\p{L}\p{N}.-]*@)/u,
  {
    lower: true,
    accept: ({ 0: host }) => peoplesSites.test(host),
  },
);

export const linkRules: readonly Rule[] = [userinfo, bareUserinfo, profile, ownSite];
