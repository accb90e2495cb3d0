export interface SmsMessage {
  phone: string;
  /** For providers that put it into a template of their own. */
  code: string;
  /** The whole message. */
  text: string;
}

/** What brings text messages to phones. */
export interface Sms {
  /** Throws where the message was not taken; what it throws names neither code nor text. */
  send(message: SmsMessage): Promise<void>;
  /** Whether messages leave the portal for a provider. */
  provider: boolean;
}
