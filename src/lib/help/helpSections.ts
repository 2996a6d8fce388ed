/** Section of the help for each screen, by path below the admin's root. Also used for everything below that path. */
export const CORE_HELP: Record<string, string> = {
  '/': 'lists#dashboard',
  '/apps': 'settings',
  '/auth/account': 'who-may-do-what',
  '/collaborations': 'who-may-do-what',
  '/collections/blogs': 'your-website',
  '/collections/event-collections': 'events-and-performances',
  '/collections/event-instances': 'events-and-performances',
  '/collections/events': 'events-and-performances',
  '/collections/files': 'pictures-and-files',
  '/collections/form-submissions': 'read-the-answers-of-a-form',
  '/collections/forms': 'your-website',
  '/collections/media': 'pictures-and-files',
  '/collections/menus': 'your-website',
  '/collections/organizations': 'events-and-performances',
  '/collections/pages': 'pages-and-addresses',
  '/collections/people': 'events-and-performances',
  '/collections/posts': 'write-and-publish',
  '/collections/redirects': 'your-website',
  '/collections/reusable-content': 'write-and-publish',
  '/collections/seasons': 'events-and-performances',
  '/collections/series': 'events-and-performances',
  '/collections/themes': 'the-theme',
  '/collections/venues': 'events-and-performances',
  '/collections/works': 'events-and-performances',
  '/settings': 'settings',
  '/settings/languages': 'languages',
  '/settings/users': 'who-may-do-what',
}

/**
 * The section of the help about a screen.
 * @param path below the admin's root
 * @param sections by path; the longest that contains the screen counts
 * @returns '' for the start of the help
 */
export function helpSectionOf(path: string, sections: Record<string, string>): string {
  const covering = Object.keys(sections).filter((covered) => path === covered || path.startsWith(`${covered}/`))
  const longest = covering.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? '' : (sections[longest] ?? '')
}
