import './blocks'
import './documents'
import './events'
import './forms'
import './image'
import './links'
import './page'
import './parts'
import './search'
import './site'
import './values'

/** Global names of templates, with the object type of each. */
export const GLOBALS: Record<string, { about: string; gives: string; isList?: true; on?: string }> = {
  collection: { about: 'The collection that is shown.', gives: 'collection', on: 'collection' },
  content_for_head: {
    about:
      'What every page has to have in its head: addresses, languages, data for search engines, the script of the site. In the layout.',
    gives: 'HTML',
  },
  content_for_layout: { about: 'What the template has drawn. In the layout.', gives: 'HTML' },
  document: {
    about: 'What is shown, where it is of a content type that a developer has added.',
    gives: 'document',
    on: 'document',
  },
  gate: { about: 'The question for the password of the site.', gives: 'gate', on: 'password' },
  notice: { about: 'What a page says that is no document.', gives: 'notice', on: 'notice' },
  filter: { about: 'Chooses performances by how they are made accessible.', gives: 'filter', on: 'events' },
  event: { about: 'The event that is shown.', gives: 'event', on: 'event' },
  events: { about: 'What is on, a page of the list at a time.', gives: 'coming', isList: true, on: 'events' },
  blog: { about: 'The blog that is shown; nothing where it is all of them.', gives: 'blog', on: 'blog' },
  navigation: { about: 'The ways through the site.', gives: 'navigation' },
  organization: { about: 'The organization that is shown.', gives: 'organization', on: 'organization' },
  page: { about: 'What is shown, whatever it is.', gives: 'page' },
  pages: {
    about: 'All pages on top of the tree, a page of the list at a time.',
    gives: 'link',
    isList: true,
    on: 'pages',
  },
  person: { about: 'The person who is shown.', gives: 'person', on: 'person' },
  post: { about: 'The story that is shown.', gives: 'post', on: 'post' },
  posts: {
    about: 'Stories of the blog, or of all, a page of the list at a time.',
    gives: 'post',
    isList: true,
    on: 'blog',
  },
  request: { about: 'What was asked for.', gives: 'request' },
  scheme: {
    about: 'The colour scheme of the page, by the names that the manifest gives its colours.',
    gives: 'values',
  },
  search: { about: 'What a visitor looks for, and what was found.', gives: 'search', on: 'search' },
  season: { about: 'The season that is shown.', gives: 'season', on: 'season' },
  series: { about: 'The series that is shown.', gives: 'series', on: 'series' },
  settings: { about: 'What the theme is asked for, once.', gives: 'values' },
  site: { about: 'The website.', gives: 'site' },
  venue: { about: 'The venue that is shown.', gives: 'venue', on: 'venue' },
  venues: { about: 'All venues, a page of the list at a time.', gives: 'venue', isList: true, on: 'venues' },
  work: { about: 'The work that is shown.', gives: 'work', on: 'work' },
}
