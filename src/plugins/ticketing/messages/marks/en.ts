/** Texts that stand below the fields of an event. They travel with each field. */
export const marks = {
  ticketingAttributeEdited: '{{label}}: edited here',
  ticketingAttributeTakenBack: '{{label}}: taken back, {{provider}} has another value',
  ticketingEditedHere: 'Edited here',
  ticketingFollowAgain: 'Follow {{provider}} again',
  ticketingFollowFailed: 'Something went wrong. Please try again.',
  ticketingFollowsAgain: 'Follows {{provider}} from the next sync on',
  ticketingFrom: 'From {{provider}}, {{when}}',
  ticketingFromAttribute: '{{label}}: from {{provider}}, {{when}}',
  ticketingKept: '{{provider}} no longer lists this performance. It is here because a sync was taken back',
  ticketingMarkAttributes: 'Attributes of {{provider}}',
  ticketingMarkSale: 'State of sale',
  ticketingMarkWhole: 'Performance',
  ticketingReplaced: 'The next sync restores the value from {{provider}}',
  ticketingSays: 'Announced to visitors. {{provider}} says: {{value}}',
  ticketingSaysOther: 'Announced to visitors. {{provider}} says something else',
  ticketingTakenBack: 'Taken back, {{provider}} has another value',
}
