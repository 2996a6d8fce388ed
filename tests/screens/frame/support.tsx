import { screen, within } from '@testing-library/react'

export const ribbon = () => within(screen.getByRole('navigation', { name: 'Sections' }))

/** The section that is marked in the ribbon; none on the dashboard. */
export const activeSection = (): string | null =>
  screen.getByRole('navigation', { name: 'Sections' }).querySelector('a[aria-current]')?.textContent ?? null

export const sidebar = () => within(screen.getByRole('complementary'))

/** The links of the sidebar, in order, with their addresses. */
export const sidebarLinks = (): [label: string, href: string][] =>
  [...screen.getByRole('complementary').querySelectorAll('nav a')].map((link) => [
    link.querySelector('span:not([aria-hidden])')?.textContent ?? link.textContent,
    link.getAttribute('href')!,
  ])

export const userMenu = () => screen.getByRole('button', { name: /^Your account/ })
