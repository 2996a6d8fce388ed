import type { FilterDeclaration } from './declareFilter'
import { imageTag, imageUrl } from './pictures'
import { assetUrl, calendarUrl, date, json, jsonLd, money, richText, translate, url } from './texts'

/** Template filters added to, or replacing, those of Liquid. */
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
