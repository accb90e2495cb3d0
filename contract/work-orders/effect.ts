/**
 * What an order about recognition quality must name: the id of the request, or, since a camera in the field has none,
 * its device model and firmware. Form and server read the rule from here.
 */
interface EffectSource {
  requestId: string;
  device: string;
  firmware: string;
}

/**
 * Returns the first missing field without which what was recognised cannot be found, or undefined if nothing is
 * missing.
 */
export const missingEffectField = ({ requestId, device, firmware }: EffectSource): keyof EffectSource | undefined => {
  if (requestId.trim() !== '') return undefined;
  if (device.trim() !== '') return firmware.trim() === '' ? 'firmware' : undefined;
  return firmware.trim() === '' ? 'requestId' : 'device';
};
