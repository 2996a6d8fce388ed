import type { ContentType } from '@/access/contentType'
import { blogs } from './Blogs'
import { eventCollections } from './EventCollections'
import { eventInstances } from './EventInstances'
import { events } from './Events'
import { files } from './Files'
import { fonts } from './Fonts'
import { forms } from './Forms'
import { media } from './Media'
import { menus } from './Menus'
import { organizations } from './Organizations'
import { pages } from './Pages'
import { people } from './People'
import { posts } from './Posts'
import { redirects } from './Redirects'
import { reusableContent } from './ReusableContent'
import { seasons } from './Seasons'
import { series } from './Series'
import { themes } from './Themes'
import { venues } from './Venues'
import { works } from './Works'

/** The content types of Callboard, in the order of the sidebar and the role editor. */
export const siteTypes: ContentType[] = [
  pages,
  menus,
  reusableContent,
  themes,
  blogs,
  posts,
  redirects,
  forms,
  fonts,
  events,
  eventInstances,
  eventCollections,
  people,
  seasons,
  series,
  works,
  venues,
  organizations,
  media,
  files,
]
