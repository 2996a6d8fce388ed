import { Liquid, type LiquidOptions } from 'liquidjs'
import { TEMPLATE_LENGTH } from './templateLength'

/** An engine that cannot read files or inherited properties, and rejects unknown filters. */
export const createLiquidEngine = (options: LiquidOptions = {}): Liquid =>
  new Liquid({ ...options, ownPropertyOnly: true, parseLimit: TEMPLATE_LENGTH, strictFilters: true, templates: {} })
