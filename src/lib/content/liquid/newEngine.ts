import { Liquid, type LiquidOptions } from 'liquidjs'
import { TEMPLATE_LENGTH } from './templateLength'

/** An engine that reads no files, reaches nothing but what it is given, and knows its filters. */
export const newEngine = (more: LiquidOptions = {}): Liquid =>
  new Liquid({ ...more, ownPropertyOnly: true, parseLimit: TEMPLATE_LENGTH, strictFilters: true, templates: {} })
