/** What calls of ticketing refuse, and why. */
export const refusals = {
  ticketingRefusedFollowsNone: 'This event does not follow a box office.',
  ticketingRefusedNameEvents: 'Choose events, or confirm that you mean all of them.',
  ticketingRefusedNoSuchEvent: '{{provider}} has no such event.',
  ticketingRefusedNotConnected: '{{provider}} is not connected.',
  ticketingRefusedNotEnabled: 'Enable the app {{provider}} first.',
  ticketingRefusedNotFilled: '{{provider}} does not fill this field.',
  ticketingRefusedNotFinished: 'Only a finished sync can be taken back.',
  ticketingRefusedNotInPlan: 'Your plan does not include ticketing integrations.',
  ticketingRefusedNotTakenBack: 'Only a sync that was taken back can be followed again.',
  ticketingRefusedNotWaiting: 'This sync is not waiting for confirmation.',
  ticketingRefusedRows: 'The value is not a list of field map rows.',
  ticketingRefusedRunning: 'A sync or import with {{provider}} is running. Sync again when it has finished.',
  ticketingRefusedTaken: 'Another event of your site already follows this one.',
  ticketingRefusedTooOld: 'A sync can be taken back within {{days}} days.',
  ticketingRefusedUnknown: 'This box office is not available here.',
}
