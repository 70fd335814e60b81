/**
 * Query parameters that only track visits, and earn nothing for a link's author: Google, Meta, Microsoft, TikTok, X,
 * LinkedIn, Pinterest, Yandex, Mailchimp, HubSpot, Marketo, Vero, Omeda. The example for nginx has the same names.
 */
export const TRACKER_NAMES = [
  'utm_[^=&]*|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|_ga|_gl|gad_source|gad_campaignid',
  'fbclid|igshid|igsh|msclkid|ttclid|twclid|li_fat_id|epik|yclid|ysclid',
  'mc_[ce]id|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id',
].join('|')

const TRACKERS = new RegExp(`^(?:${TRACKER_NAMES})$`, 'i')

/** Whether a query parameter only tracks visits; case-insensitive. */
export function isTracker(name: string): boolean {
  return TRACKERS.test(name)
}
