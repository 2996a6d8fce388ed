import { addMessages } from '@/i18n/translator'
import { messages } from '../messages'
import { CliError } from './CliError'
import { themeCommand, type Called } from './themeCommand'

/** Runs a command and ends the process: with 0, with 1 for a theme with problems, or with 2 and a message. */
export function runToEnd(called: Called): void {
  addMessages(messages)
  themeCommand(called).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof CliError ? error.message : error)
      process.exit(2)
    },
  )
}
