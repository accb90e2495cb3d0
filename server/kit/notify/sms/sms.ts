export interface SmsMessage {
  phone: string;
  /** For providers that use their own template. */
  code: string;
  /** The whole message. */
  text: string;
}

/** Sends text messages to phones. */
export interface Sms {
  /** Throws if the message was not accepted; the error contains neither code nor text. */
  send(message: SmsMessage): Promise<void>;
  /** Whether messages go to a provider outside the portal. */
  provider: boolean;
}
