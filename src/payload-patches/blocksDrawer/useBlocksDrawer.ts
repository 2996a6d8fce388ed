'use client'

import { useModal } from '@payloadcms/ui'
import { useCallback, useLayoutEffect, useState } from 'react'

const GRID = '.blocks-drawer__blocks-wrapper'
const SEARCH = '.block-search'

/**
 * Why: Payload opens its drawer of blocks from below a list and from the menu of each row, and has no slot for what stands in
 * it: neither a sentence for a block nor a picture in the colours of the theme. This finds the drawer that one list has
 * opened, hides Payload's own cards, and chooses among them for whoever stands there instead, so that a block lands
 * where it was asked for. Where Payload's drawer changes, its own cards stay, with pictures.
 * Relies on: the slug `blocks-drawer`, `.blocks-drawer__blocks-wrapper`, `.block-search`, and pictures inside of buttons.
 * Ends with: a slot for the content of the drawer of blocks.
 * @param mark begins the alternative text of the cards' pictures (`markOf`): it tells one list's drawer from another's
 */
export function useBlocksDrawer(mark: string): { choose: (slug: string) => void; place: HTMLElement | null } {
  const { modalState } = useModal()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const open = Object.values(modalState)
    .filter(({ isOpen, slug }) => isOpen && String(slug).includes('blocks-drawer'))
    .map(({ slug }) => String(slug))
    .join()

  useLayoutEffect(() => {
    if (!open) return
    const look = () => {
      const grid = gridOf(mark)
      const next = grid?.parentElement ?? null
      if (grid && next)
        for (const own of [grid, next.querySelector<HTMLElement>(SEARCH)]) own?.style.setProperty('display', 'none')
      setPlace(next)
    }
    look()
    // The drawer is there a moment after it is said to be open.
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      setPlace(null)
    }
  }, [mark, open])

  const choose = useCallback((slug: string) => cardOf(gridOf(mark), markOf(mark, slug))?.click(), [mark])
  return { choose, place }
}

/** What a card's picture says instead of a description; nobody reads it, as the card is hidden. */
export const markOf = (mark: string, slug: string): string => `${mark} ${slug}`

const gridOf = (mark: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(GRID)].find((grid) =>
    [...grid.querySelectorAll('img')].some(({ alt }) => alt.startsWith(`${mark} `)),
  ) ?? null

const cardOf = (grid: HTMLElement | null, alt: string): HTMLElement | null =>
  [...(grid?.querySelectorAll('img') ?? [])].find((image) => image.alt === alt)?.closest('button') ?? null
