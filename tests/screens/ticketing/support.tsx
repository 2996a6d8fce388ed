import { screen } from '@testing-library/react'

const STATUS = /^(Connected|Connecting\.\.\.|Disconnected|Ready to connect|Testing A[Pp][Ii])$/

/** The status of the connection, as shown; null before it is loaded. */
export const connectionStatus = (): string | null =>
  screen.queryAllByRole('status').find(({ textContent }) => STATUS.test(textContent))?.textContent ?? null
