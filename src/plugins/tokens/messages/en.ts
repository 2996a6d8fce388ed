/** Texts of access tokens. */
export const en = {
  activityTokenCreated: 'Created the access token “{{name}}”',
  activityTokenEnded: 'Ended the access token “{{name}}”',
}
