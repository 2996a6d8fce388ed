import type { Block } from 'payload'
import { callToAction } from './callToAction'
import { columns } from './columns'
import { eventList } from './eventList'
import { faq } from './faq'
import { form } from './form'
import { gallery } from './gallery'
import { hero } from './hero'
import { image } from './image'
import { liquid } from './liquid'
import { peopleList } from './peopleList'
import { quote } from './quote'
import { reusable } from './reusable'
import { text } from './text'
import { themeBlock } from './themeBlock'
import { video } from './video'

/** Blocks that pages and posts are built from, in the order of the drawer. */
export const siteBlocks: Block[] = [
  hero,
  text,
  image,
  gallery,
  video,
  columns,
  callToAction,
  quote,
  faq,
  eventList,
  peopleList,
  form,
  reusable,
  liquid,
  themeBlock,
]
