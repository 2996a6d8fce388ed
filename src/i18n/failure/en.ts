/** Texts of the page that stands in for one that failed. Payload's translations are not there then: they come with its script. */
export const failureMessages = {
  databaseAway: 'The database cannot be reached right now. You are still signed in, and nothing you saved is lost.',
  failedPage: 'This page could not be shown. Try again; if it happens again, contact your provider.',
  failedPageTitle: 'Something went wrong',
  tryAgain: 'Try again',
}
