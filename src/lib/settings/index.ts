import { readSettings, type Settings } from './readSettings'

let parsed: Settings | undefined

/** The settings of this process, parsed at first use. Throws `SettingsError` on nonsense. */
export function settings(): Settings {
  parsed ??= readSettings(process.env)
  return parsed
}
