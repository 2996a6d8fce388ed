import { readSettings, type Settings } from './readSettings'

let parsed: Settings | undefined

/**
 * The settings of this process, parsed on first use.
 * @throws SettingsError if the environment is invalid
 */
export function settings(): Settings {
  parsed ??= readSettings(process.env)
  return parsed
}
