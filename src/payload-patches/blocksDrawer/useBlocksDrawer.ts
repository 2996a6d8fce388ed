'use client'

import { useModal } from '@payloadcms/ui'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { focusSoon } from '../fieldFocus/focusField'

const GRID = '.blocks-drawer__blocks-wrapper'
const SEARCH = '.block-search'

/**
 * Why: Payload opens its blocks drawer from below a list and from the menu of each row, without a slot for its content:
 * neither a description of a block nor an image in the theme's colours. This hook finds the drawer that a list has
 * opened, hides Payload's own cards, and clicks them on behalf of our replacement, so that a block is added where the
 * user requested it. If Payload's drawer changes, its own cards stay visible, with images.
 * Relies on: the slug `blocks-drawer`, `.blocks-drawer__blocks-wrapper`, `.block-search`, and images inside buttons.
 * Payload also forgets what had the focus: it gets it back when nothing was chosen.
 * Ends with: a slot for the content of the blocks drawer.
 * @param mark prefix of the alternative text of the cards' images (`markOf`), which identifies the drawer of a list
 * @param path of the list's field
 */
export function useBlocksDrawer(
  mark: string,
  path: string,
): { choose: (slug: string) => void; place: HTMLElement | null } {
  const { modalState } = useModal()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const open = Object.values(modalState)
    .filter(({ isOpen, slug }) => isOpen && String(slug).includes('blocks-drawer'))
    .map(({ slug }) => String(slug))
    .join()

  const opener = useRef<Element | null>(null)
  const hasChosen = useRef(false)

  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement
    hasChosen.current = false
    const update = () => {
      const grid = gridOf(mark)
      const next = grid?.parentElement ?? null
      if (grid && next)
        for (const own of [grid, next.querySelector<HTMLElement>(SEARCH)]) own?.style.setProperty('display', 'none')
      setPlace(next)
    }
    update()
    // The drawer is rendered shortly after the modal state reports it as open.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      setPlace(null)
      if (!hasChosen.current) focusSoon(() => openerOf(opener.current, path))
    }
  }, [mark, open, path])

  const choose = useCallback(
    (slug: string) => {
      hasChosen.current = true
      cardOf(gridOf(mark), markOf(mark, slug))?.click()
    },
    [mark],
  )
  return { choose, place }
}

/** The alternative text of a card's image. Screen readers never reach it, as the card is hidden. */
export const markOf = (mark: string, slug: string): string => `${mark} ${slug}`

/** The entry of a row's menu is gone by then: the button below the list stands in for it. */
const openerOf = (opener: Element | null, path: string): HTMLElement | null =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    ? opener
    : document.querySelector<HTMLElement>(`[id="field-${path.replaceAll('.', '__')}"] .blocks-field__drawer-toggler`)

const gridOf = (mark: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(GRID)].find((grid) =>
    [...grid.querySelectorAll('img')].some(({ alt }) => alt.startsWith(`${mark} `)),
  ) ?? null

const cardOf = (grid: HTMLElement | null, alt: string): HTMLElement | null =>
  [...(grid?.querySelectorAll('img') ?? [])].find((image) => image.alt === alt)?.closest('button') ?? null
