/** Texts that stand below the fields of an event. They travel with each field. */
export const marks = {
  ticketingAttributeEdited: '{{label}}: edited here',
  ticketingEditedHere: 'Edited here',
  ticketingFollowAgain: 'Follow {{provider}} again',
  ticketingFollowFailed: 'Something went wrong. Please try again.',
  ticketingFollowsAgain: 'Follows {{provider}} from the next sync on',
  ticketingFrom: 'From {{provider}}, {{when}}',
  ticketingFromAttribute: '{{label}}: from {{provider}}, {{when}}',
  ticketingReplaced: 'The next sync restores the value from {{provider}}',
}
