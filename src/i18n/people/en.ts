/** Texts of Users & Permissions, invitations and collaborations. */
export const peopleWords = {
  noticeGuessedBody: 'Twenty wrong codes came in within a day. Requests with a code are paused until tomorrow; make a new code if somebody knows yours.',
  noticeGuessedTitle: 'Somebody guesses the request code of {{site}}',
  noticeJoinedBody: '{{email}} has accepted the invitation.',
  noticeJoinedTitle: '{{name}} has joined {{site}}',
  noticeRequestBody: 'They would like to work on your website.',
  noticeRequestTitle: '{{organisation}} asks for access',
}
