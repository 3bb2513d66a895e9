export const INTENTS = {
  guilds: 1,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

export const FLAGS = {
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  v2: 1 << 15,
} as const;

export const COMPONENT = { row: 1, button: 2, select: 3, text: 4, label: 18 } as const;

export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const CALLBACK = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  suggestions: 8,
  modal: 9,
} as const;

export interface WireUser {
  id: string;
  username: string;
  discriminator: "0";
  global_name: string | null;
  avatar: null;
  bot?: boolean;
}

export interface WireComponent {
  type: number;
  id?: number;
  custom_id?: string;
  style?: number;
  label?: string;
  emoji?: object;
  url?: string;
  disabled?: boolean;
  placeholder?: string;
  description?: string;
  options?: { label: string; value: string; description?: string; default?: boolean }[];
  min_values?: number;
  max_values?: number;
  min_length?: number;
  max_length?: number;
  required?: boolean;
  value?: string;
  components?: WireComponent[];
  component?: WireComponent;
}

export interface WireAttachment {
  id: string;
  filename: string;
  description?: string;
  size: number;
  content_type: string;
  url: string;
  proxy_url: string;
}

export interface WireChannel {
  id: string;
  type: number;
  /** Absent in direct messages. */
  guild_id?: string;
  name: string;
  parent_id: string | null;
  last_message_id: string | null;
  thread_metadata?: {
    archived: boolean;
    locked: boolean;
    auto_archive_duration: number;
    archive_timestamp: string;
    create_timestamp: string;
  };
  [more: string]: unknown;
}

export interface WireReference {
  type?: number;
  message_id: string;
  channel_id: string;
  guild_id: string;
}

export interface WireMessage {
  id: string;
  channel_id: string;
  type: number;
  author: WireUser;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  tts: boolean;
  mention_everyone: boolean;
  mentions: WireUser[];
  mention_roles: string[];
  attachments: WireAttachment[];
  embeds: object[];
  components: WireComponent[];
  pinned: boolean;
  flags: number;
  nonce?: string | number;
  message_reference?: WireReference;
  referenced_message?: WireMessage | null;
  thread?: WireChannel;
  [more: string]: unknown;
}

/** Absent fields of an edit stay as they are. */
export interface MessageBody {
  content?: string | null;
  components?: WireComponent[] | null;
  attachments?: { id: string | number; filename?: string; description?: string }[] | null;
  flags?: number | null;
  nonce?: string | number;
  enforce_nonce?: boolean;
  message_reference?: { message_id: string; fail_if_not_exists?: boolean };
  allowed_mentions?: { parse?: string[]; users?: string[]; replied_user?: boolean };
}

export interface ModalBody {
  custom_id: string;
  title: string;
  components: WireComponent[];
}

export interface CommandChoice {
  name: string;
  value: string | number;
}

/** Types 1 and 2 are subcommands and their groups. */
export interface CommandOption {
  type: number;
  name: string;
  description: string;
  required?: boolean;
  choices?: CommandChoice[];
  autocomplete?: boolean;
  options?: CommandOption[];
}

export interface WireCommand {
  id: string;
  name: string;
  description: string;
  options?: CommandOption[];
  [more: string]: unknown;
}

export interface WireInteraction {
  id: string;
  token: string;
  type: number;
  channel_id: string;
  data: object;
  message?: WireMessage;
  [more: string]: unknown;
}
