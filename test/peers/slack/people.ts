import type { Delivered } from "./delivery.js";
import { fillIn } from "./modals.js";
import type { Platform } from "./platform.js";
import { isJson, type Json, objectsOf, type Person, type SlackView } from "./types.js";
import { appId, botToken, botUserId } from "./workspace.js";

export interface Target extends Control, Place {}

interface Place {
  channel: string;
  ts: string;
}

export type Pressed = Delivered & { actionTs: string };

export interface Control {
  actionId?: string;
  buttonText?: string;
  optionText?: string;
}

export function peopleOf(platform: Platform, url: string) {
  const { workspace, delivery, modals, responseUrls } = platform;

  function personOf(name: string): Person {
    const found = workspace.people[name];
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  async function pressOn(person: Person, action: Json, where: Json): Promise<Pressed> {
    const actionTs = workspace.makeTs();
    const delivered = await interact("interactive", person, {
      ...interaction("block_actions", person),
      ...where,
      trigger_id: modals.issueTrigger(person.id),
      actions: [{ ...action, action_ts: actionTs }],
    });
    return { ...delivered, actionTs };
  }

  function act(method: string, token: string, body: Json): Json {
    const answer = platform.perform({ method, token, body });
    if (answer.ok !== true) throw new Error(`${method}: ${String(answer.error)}`);
    return answer;
  }

  async function interact(
    type: "slash_commands" | "interactive",
    person: Person,
    payload: Json,
  ): Promise<Delivered> {
    const delivered = await delivery.interact({ type, payload });
    responseUrls.whisper(person.id, delivered.response);
    return delivered;
  }

  function interaction(type: string, person: Person): Json {
    const { teamId, teamDomain, organisation } = workspace;
    const enterprise = organisation === null ? null : { id: organisation, name: organisation };
    const ofEnterprise = { enterprise_id: organisation, enterprise_name: organisation };
    return {
      type,
      token: "unused",
      api_app_id: appId,
      team: { id: teamId, domain: teamDomain, ...(enterprise && ofEnterprise) },
      enterprise,
      is_enterprise_install: enterprise !== null,
      // https://docs.slack.dev/reference/interaction-payloads/block_actions-payload: user.team_id is the organisation's
      user: {
        id: person.id,
        username: person.name,
        name: person.name,
        team_id: organisation ?? teamId,
      },
    };
  }

  function modalOf(person: Person, viewId: string | undefined): SlackView {
    const open = modals.of(person.id);
    const view = viewId ? open.find((candidate) => candidate.id === viewId) : open.at(-1);
    if (!view) throw new Error(`${person.name} has no open modal`);
    return view;
  }

  return {
    personOf,
    async slash(name: string, command: string, text: string, channel: string): Promise<Delivered> {
      const person = personOf(name);
      const { teamId, organisation } = workspace;
      const payload = {
        token: "unused",
        api_app_id: appId,
        team_id: teamId,
        ...(organisation !== null && { enterprise_id: organisation }),
        team_domain: workspace.teamDomain,
        channel_id: channel,
        channel_name: channel.startsWith("D") ? "directmessage" : "household",
        user_id: person.id,
        user_name: person.name,
        command,
        text,
        is_enterprise_install: String(organisation !== null),
        response_url: url + responseUrls.issue({ personId: person.id, channel }),
        trigger_id: modals.issueTrigger(person.id),
      };
      return interact("slash_commands", person, payload);
    },

    /** @throws Error if the message has no such button */
    async press(name: string, target: Target): Promise<Pressed> {
      const person = personOf(name);
      const { channel, ts } = target;
      const message = workspace.message(channel, ts);
      if (!message) throw new Error(`no message ${ts} in ${channel}`);
      const issued = responseUrls.issue({ personId: person.id, channel, messageTs: ts });
      return pressOn(person, findAction(message.blocks, target), {
        container: { type: "message", message_ts: ts, channel_id: channel, is_ephemeral: false },
        channel: { id: channel, name: "household" },
        message,
        state: { values: {} },
        response_url: url + issued,
      });
    },

    async pressHome(name: string, control: Control): Promise<Pressed> {
      const person = personOf(name);
      const view = platform.homes.get(person.id);
      if (!view) throw new Error(`${name} has no Home tab`);
      return pressOn(person, findAction(objectsOf(view.blocks), control), {
        container: { type: "view", view_id: view.id },
        view: { ...view, state: { values: {} } },
      });
    },

    /** Slack does not send the ephemeral message along. */
    async pressEphemeral(
      name: string,
      control: Control,
      channel = workspace.channel,
    ): Promise<Pressed> {
      const person = personOf(name);
      const seen = responseUrls.ephemerals.findLast(
        ({ personId, blocks }) => personId === person.id && blocks,
      );
      const ts = workspace.makeTs();
      return pressOn(person, findAction(seen?.blocks, control), {
        container: { type: "message", message_ts: ts, channel_id: channel, is_ephemeral: true },
        channel: { id: channel, name: "household" },
        state: { values: {} },
        response_url: url + responseUrls.issue({ personId: person.id, channel }),
      });
    },

    async openHome(name: string): Promise<void> {
      const { id: user } = personOf(name);
      const view = platform.homes.get(user);
      await delivery.announce({
        type: "app_home_opened",
        user,
        channel: `D${user}`,
        tab: "home",
        event_ts: workspace.makeTs(),
        ...(view && { view }),
      });
    },

    async leave(name: string, channel: string): Promise<void> {
      act("conversations.leave", personOf(name).token, { channel });
    },

    async submitModal(
      name: string,
      filled: { values: Readonly<Record<string, string>>; viewId?: string },
    ): Promise<Delivered> {
      const person = personOf(name);
      const view = modalOf(person, filled.viewId);
      const { teamId, organisation } = workspace;
      const submitted = {
        ...view,
        app_installed_team_id: organisation ?? teamId,
        state: fillIn(view, filled.values),
      };
      const delivered = await delivery.interact({
        type: "interactive",
        payload: {
          ...interaction("view_submission", person),
          // https://docs.slack.dev/reference/interaction-payloads/view-interactions-payload: "Null if the app is
          // org-installed"
          ...(organisation !== null && { team: null }),
          trigger_id: modals.issueTrigger(person.id, view.id),
          view: submitted,
          response_urls: [],
        },
      });
      if (delivered.acked) modals.settle(view, delivered.response);
      return delivered;
    },

    async reply(name: string, channel: string, threadTs: string, text: string): Promise<string> {
      const { token } = personOf(name);
      const answer = act("chat.postMessage", token, {
        channel,
        text,
        ...(threadTs !== "" && { thread_ts: threadTs }),
      });
      return String(answer.ts);
    },

    async direct(name: string): Promise<string> {
      return workspace.direct(botUserId, personOf(name).id);
    },

    /** https://docs.slack.dev/interactivity/implementing-shortcuts */
    async shortcut(name: string, callbackId: string, at: Place): Promise<Delivered> {
      const person = personOf(name);
      const { channel, ts } = at;
      const message = workspace.message(channel, ts);
      if (!message) throw new Error(`no message ${ts} in ${channel}`);
      const issued = responseUrls.issue({ personId: person.id, channel });
      return interact("interactive", person, {
        ...interaction("message_action", person),
        callback_id: callbackId,
        trigger_id: modals.issueTrigger(person.id),
        action_ts: workspace.makeTs(),
        message_ts: ts,
        channel: { id: channel, name: channel.startsWith("D") ? "directmessage" : "household" },
        message,
        response_url: url + issued,
      });
    },

    async editMessage(name: string, channel: string, ts: string, text: string): Promise<void> {
      act("chat.update", personOf(name).token, { channel, ts, text });
    },

    /** Admins may delete the bot's messages. */
    async deleteMessage(name: string, channel: string, ts: string): Promise<void> {
      const message = workspace.message(channel, ts);
      const token = message?.user === botUserId ? botToken : personOf(name).token;
      act("chat.delete", token, { channel, ts });
    },
  };
}

function findAction(blocks: Json[] | undefined, target: Control): Json {
  const offered: string[] = [];
  for (const block of blocks ?? []) {
    for (const element of objectsOf(block.elements)) {
      const words = isJson(element.text) ? String(element.text.text) : "";
      offered.push(`${String(element.action_id)} (${words})`);
      if (target.actionId !== undefined && element.action_id !== target.actionId) continue;
      if (target.buttonText !== undefined && words !== target.buttonText) continue;
      const option = optionOf(element, target.optionText);
      if (target.optionText !== undefined && !option) continue;
      const { type, action_id, text, value } = element;
      const chosen = option ? { selected_option: option } : { text, value };
      return { type, action_id, block_id: block.block_id, ...chosen };
    }
  }
  throw new Error(`no such button on the message; it offers: ${offered.join(", ") || "nothing"}`);
}

function optionOf(element: Json, words: string | undefined): Json | undefined {
  return objectsOf(element.options).find(
    (option) => isJson(option.text) && option.text.text === words,
  );
}
