import type { Block } from 'payload'
import { eventList, form, peopleList, reusable } from './contentBlocks'
import { liquid } from './liquid'
import { gallery, hero, image, video } from './mediaBlocks'
import { callToAction, columns, faq, quote, text } from './textBlocks'
import { themeBlock } from './themeBlock'

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
