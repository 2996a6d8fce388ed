import type { FilterDeclaration } from './declareFilter'
import { imageTag, imageUrl } from './pictures'
import { assetUrl, calendarUrl, date, json, jsonLd, money, richText, translate, url } from './texts'

/** Filters of templates beside Liquid's own, and those of Liquid's that are different here. */
export const FILTERS: readonly FilterDeclaration[] = [
  assetUrl,
  calendarUrl,
  date,
  imageTag,
  imageUrl,
  json,
  jsonLd,
  money,
  richText,
  translate,
  url,
]
