/** What calls of ticketing refuse, and why. */
export const refusals = {
  ticketingRefusedFollowsNone: 'This event follows no box office.',
  ticketingRefusedNameEvents: 'Name the events, or say that you mean all.',
  ticketingRefusedNoSuchEvent: '{{provider}} has no such event.',
  ticketingRefusedNotConnected: '{{provider}} is not connected.',
  ticketingRefusedNotEnabled: 'Enable the app {{provider}} first.',
  ticketingRefusedNotFilled: '{{provider}} does not fill this field.',
  ticketingRefusedNotFinished: 'Only a sync that is finished can be taken back.',
  ticketingRefusedNotInPlan: 'Your plan does not include ticketing integrations.',
  ticketingRefusedNotWaiting: 'Nothing of this sync is waiting for a word of yours.',
  ticketingRefusedTaken: 'Another event of your site follows this one already.',
  ticketingRefusedTooOld: 'A sync can be taken back within {{days}} days.',
  ticketingRefusedUnknown: 'This box office is not known here.',
}
