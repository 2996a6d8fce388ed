import './archive'
import './blocks'
import './dates'
import './documents'
import './events'
import './forms'
import './image'
import './links'
import './page'
import './parts'
import './programme'
import './search'
import './site'
import './values'

/** Global names of templates, with the object type of each. */
export const GLOBALS: Record<string, { about: string; gives: string; isList?: true; on?: string }> = {
  archive: { about: 'The ways to browse past productions.', gives: 'archive', on: 'archive' },
  archived: { about: 'Past productions, latest first, paginated.', gives: 'event', isList: true, on: 'archive' },
  collection: { about: 'The collection that is shown.', gives: 'collection', on: 'collection' },
  content_for_head: {
    about:
      'Required elements of the head: URLs, languages, data for search engines, the script of the site. In the layout.',
    gives: 'HTML',
  },
  content_for_layout: { about: 'The output of the template. In the layout.', gives: 'HTML' },
  document: {
    about: 'The current document, if a developer added its content type.',
    gives: 'document',
    on: 'document',
  },
  gate: { about: 'The form for the password of the site.', gives: 'gate', on: 'password' },
  notice: { about: 'The text of a page that is not a document.', gives: 'notice', on: 'notice' },
  filter: { about: 'Chooses performances by how they are made accessible.', gives: 'filter', on: 'events' },
  event: { about: 'The event that is shown.', gives: 'event', on: 'event' },
  events: { about: "What's on, paginated.", gives: 'coming', isList: true, on: 'events' },
  blog: { about: 'The current blog; nothing on the list of all blogs.', gives: 'blog', on: 'blog' },
  navigation: { about: 'The menus of the site.', gives: 'navigation' },
  organization: { about: 'The organization that is shown.', gives: 'organization', on: 'organization' },
  page: { about: 'The current page, of any type.', gives: 'page' },
  pages: {
    about: 'All top-level pages, paginated.',
    gives: 'link',
    isList: true,
    on: 'pages',
  },
  person: { about: 'The person who is shown.', gives: 'person', on: 'person' },
  post: { about: 'The story that is shown.', gives: 'post', on: 'post' },
  posts: {
    about: 'Posts of the blog, or of all blogs, paginated.',
    gives: 'post',
    isList: true,
    on: 'blog',
  },
  programme: { about: "How What's on is shown and filtered.", gives: 'programme', on: 'events' },
  request: { about: 'The current request.', gives: 'request' },
  scheme: {
    about: 'The colour scheme of the page, by the names that the manifest gives its colours.',
    gives: 'values',
  },
  search: { about: 'The search query and its results.', gives: 'search', on: 'search' },
  season: { about: 'The season that is shown.', gives: 'season', on: 'season' },
  series: { about: 'The series that is shown.', gives: 'series', on: 'series' },
  settings: { about: 'Settings of the theme.', gives: 'values' },
  site: { about: 'The website.', gives: 'site' },
  venue: { about: 'The venue that is shown.', gives: 'venue', on: 'venue' },
  venues: { about: 'All venues, paginated.', gives: 'venue', isList: true, on: 'venues' },
  work: { about: 'The work that is shown.', gives: 'work', on: 'work' },
}
