import type { BasePayload } from 'payload'
import { addRow } from '../../database/rows'
import { sampleRow } from '../samples/sampleRow'
import type { SceneSite } from '../scene'
import { plantedTables } from './plantedTables'

/** Adds the row of a site in each table of core and plugins, unless it is there. */
export async function plantRows(payload: BasePayload, site: SceneSite): Promise<void> {
  for (const { name, table } of plantedTables(payload))
    try {
      await addRow(payload, table, sampleRow(table, site))
    } catch (error) {
      // The table wants values that nobody could guess.
      payload.logger.warn({ err: error, msg: `The isolation canary has no row in ${name}.` })
    }
}
