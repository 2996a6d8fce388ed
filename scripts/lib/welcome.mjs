const ACCOUNTS = {
  'super@callboard.test': 'super-admin of the whole installation',
  'owner@riverside.test': 'owner of Riverside Theatre (plan Plus)',
  'admin@riverside.test': 'tenant-admin there',
  'editor@riverside.test': 'content editor there: edits everything, deletes nothing',
  'marketing@riverside.test': 'marketing there: pages, blogs, posts, media, languages',
  'viewer@riverside.test': 'may only look there',
  'owner@harbour.test': 'owner of Harbour Arts Centre (plan Standard, one seat left)',
  'owner@lantern.test': 'owner of Lantern Players (plan Starter, nearly empty)',
  'freelance@agency.test': 'works for two: tenant-admin at Harbour, content editor at Riverside',
}

/**
 * The message printed once everything is running.
 * @param {{ url: string, demo: boolean }} options
 */
export function welcome({ url, demo }) {
  const accounts = Object.entries(ACCOUNTS).map(([email, description]) => `    ${email.padEnd(26)} ${description}`)
  const demoLines = ['', '  Demo accounts, all with the password callboard-demo:', ...accounts]
  return ['', `  Callboard is ready: ${url}`, ...(demo ? demoLines : []), '', '  Ctrl-C stops it.', ''].join('\n')
}
