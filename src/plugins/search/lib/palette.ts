import { fold, wordsOf } from '@/lib/text/fold'

/** A command of the palette. */
export interface Command {
  /** Unique. */
  key: string
  label: string
  /** Distinguishes commands with the same label; also searched. */
  detail?: string
  icon: string
  /** Path to open, relative to the admin root. */
  path?: string
  /** Id of the site to switch to. */
  site?: string
  /** URL outside the admin, opened in a new tab. */
  address?: string
  /** Colour scheme to switch to. */
  theme?: 'dark' | 'light'
}

export interface CommandGroup {
  name: 'actions' | 'create' | 'documents' | 'help' | 'recent' | 'screens' | 'sites'
  commands: Command[]
}

/** Maximum number of commands of a group while typing, so that the list stays easy to scan. */
const MAX_COMMANDS = 6
const LIMITS: Partial<Record<CommandGroup['name'], number>> = { documents: 8, help: 3 }

/**
 * Filters the commands of the palette by the typed text. Documents and sections of the help have already been filtered by their searches. Without
 * text only recent documents and screens are offered.
 *
 * The closest name comes first, regardless of its group: people type a name and press Enter. The search screen, where
 * people browse, sorts by the priority of the content types instead.
 */
export function filterGroups(groups: CommandGroup[], typed: string): CommandGroup[] {
  const words = wordsOf(typed)
  return groups
    .map(({ name, commands }) => ({ name, commands: filterCommands(name, commands, words) }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((a, b) => distanceOf(a.commands[0], words) - distanceOf(b.commands[0], words))
}

function filterCommands(name: CommandGroup['name'], commands: Command[], words: string[]): Command[] {
  if (words.length === 0) return name === 'actions' || name === 'create' || name === 'sites' ? [] : commands
  const isFound = name === 'documents' || name === 'help'
  return commands
    .filter(
      ({ detail = '', label }) =>
        isFound || words.every((word) => ` ${fold(`${label} ${detail}`)}`.includes(` ${word}`)),
    )
    .toSorted((a, b) => distanceOf(a, words) - distanceOf(b, words))
    .slice(0, LIMITS[name] ?? MAX_COMMANDS)
}

/** 0: the name equals the text. 1: the name starts with it. 2: any other match. */
function distanceOf(command: Command | undefined, words: string[]): number {
  const typed = words.join(' ')
  const name = wordsOf(command?.label ?? '').join(' ')
  if (!typed) return 0
  return name === typed ? 0 : name.startsWith(typed) ? 1 : 2
}
