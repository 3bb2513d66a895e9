/** Work on a campaign that the server does beside: begun by a button, and looked at until it is done. */
import { useEffect, useState } from "preact/hooks";
import { deliver, read } from "./server.js";

const lookMs = 700;

/**
 * @template {{ at: string }} Work
 * @param {string} path
 * @param {string} campaign
 * @param {(what: unknown) => void} say
 * @returns {[work: Work | null, begin: () => void]}
 */
export function useWork(path, campaign, say) {
  const [work, setWork] = useState(/** @type {Work | null} */ (null));
  const isWorking = work?.at === "working";
  const show = (/** @type {{ work: Work | null }} */ found) => setWork(found.work);
  const look = () => void read(path, { campaign }).then(show).catch(say);
  useEffect(look, []);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isWorking]);
  return [work, () => void deliver(path, { campaign }).then(show).catch(say)];
}
