import { expect, type BrowserContext, type Page } from '@playwright/test'
import { PASSWORD, PEOPLE, type PersonName } from './people'

const baseURL = process.env.E2E_BASE_URL!
const tokens = new Map<PersonName, string>()

/**
 * Signs somebody in by the API, once in a run: the form is slow on purpose and has tests of its own. They write in English,
 * in whatever language a test before has written.
 */
export async function signInAs(context: BrowserContext, name: PersonName): Promise<void> {
  await context.addCookies([
    { name: 'payload-token', httpOnly: true, url: baseURL, value: await tokenOf(context, name) },
  ])
  await context.request.post(`${baseURL}/api/payload-preferences/locale`, {
    data: { value: 'en' },
    headers: { Origin: baseURL },
  })
}

/** The person's session, for tests that end it: a new one each time. */
export async function freshToken(context: BrowserContext, name: PersonName): Promise<string> {
  const answer = await context.request.post(`${baseURL}/api/users/login`, {
    data: { email: PEOPLE[name], password: PASSWORD },
    headers: { Origin: baseURL },
  })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  // The answer signed this context in; what it is signed in as is for the caller to say.
  await context.clearCookies()
  return token
}

async function tokenOf(context: BrowserContext, name: PersonName): Promise<string> {
  const known = tokens.get(name)
  if (known) return known
  const token = await freshToken(context, name)
  tokens.set(name, token)
  return token
}

/** Opens a screen of the admin and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await waitForHydration(page)
}

/** Loads a screen of the admin again and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitForHydration(page)
}

/** Bits of a fiber that React has not put on the page yet: Placement and Hydrating. */
const PENDING = 2 | 4096

/**
 * Until React has taken over what the server sent: what is typed earlier, it replaces by what the server sent, and clicks
 * are lost. What stands in the middle comes alive after the frame.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction((pending) => {
    interface Fiber {
      alternate: Fiber | null
      flags: number
      return: Fiber | null
    }
    const isAlive = (control: Element | null): boolean => {
      const key = control && Object.keys(control).find((name) => name.startsWith('__reactFiber'))
      if (!key) return false
      for (let fiber = (control as unknown as Record<string, Fiber | null>)[key]; fiber; fiber = fiber.return ?? null)
        if (!fiber.alternate && fiber.flags & pending) return false
      return true
    }
    return [document.querySelector('button'), ...document.querySelectorAll('main :is(button, [role=row])')].every(
      isAlive,
    )
  }, PENDING)
}

/** Light or dark, from the first byte on. */
export const chooseTheme = (context: BrowserContext, theme: 'dark' | 'light'): Promise<void> =>
  context.addCookies([{ name: 'payload-theme', url: baseURL, value: theme }])

/** The language of the admin. */
export const chooseLanguage = (context: BrowserContext, language: string): Promise<void> =>
  context.addCookies([{ name: 'payload-lng', url: baseURL, value: language }])
