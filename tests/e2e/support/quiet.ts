import { expect, type Page } from '@playwright/test'

/** What no mending of ours can stop: a picture of a website never runs its scripts, and Chromium says so each time. */
const EXPECTED = [/^Blocked script execution in .* because the document's frame is sandboxed/]

/**
 * Collects what the browser complains about from now on: errors in the console, React's warnings of text that differs
 * between server and browser, exceptions that nobody caught, and answers of the server that refuse or fail.
 * @returns a function that fails where there was anything, and names the screens
 */
export function listenToConsole(page: Page): () => void {
  const complaints: string[] = []
  const note = (text: string) => {
    if (!EXPECTED.some((expected) => expected.test(text))) complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  }
  page.on('console', (message) => {
    // The answer itself is noted below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text())
  })
  page.on('pageerror', (error) => note(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return () => expect(complaints).toEqual([])
}
