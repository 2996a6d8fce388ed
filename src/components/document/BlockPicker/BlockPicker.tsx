'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { groupBlocks, type BlockChoice, type BlockGroup } from '@/lib/content/blocks'
import fieldStyles from '@/components/ui/Field/Field.module.css'
import { useMessages } from '@/components/ui/useMessages'
import styles from './BlockPicker.module.css'
import type { Shape } from './sketches'
import { classes } from '@/components/ui/classes'

/** Decorative: the name and description are shown next to it. */
const Sketch = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg aria-hidden="true" className={styles.sketch} focusable="false" viewBox="0 0 96 60">
    {shapes.map((shape, index) => (
      <Part key={index} shape={shape} />
    ))}
  </svg>
)

function Part({ shape }: { shape: Shape }) {
  if ('d' in shape) return <path className={classes(styles.stroke, shape.kind === 'sign' && styles.sign)} d={shape.d} />
  if (shape.kind === 'dot')
    return <circle className={styles.picture} cx={shape.at[0]} cy={shape.at[1]} r={shape.at[2]} />
  const [x, y, width, height] = shape.at
  const box = { height, width, x, y }
  if (shape.kind === 'picture') {
    const [foot, half, top] = [y + height, width * 0.24, Math.min(height * 0.6, width * 0.28)]
    return (
      <>
        <rect className={styles.picture} rx={2} {...box} />
        <path className={styles.hill} d={`M${x + width * 0.44} ${foot}l${half} ${-top}l${half} ${top}z`} />
      </>
    )
  }
  return (
    <rect
      className={styles[shape.kind]}
      rx={shape.kind === 'button' ? 3 : shape.kind === 'frame' ? 2.5 : Math.min(1.5, height / 2)}
      {...box}
    />
  )
}

interface Props {
  choices: readonly BlockChoice[]
  onChoose: (slug: string) => void
  /** Slugs, most recent first. */
  recent: readonly string[]
  sketchOf: (slug: string) => readonly Shape[]
}

/** The blocks that can be added, each with a sketch and a description. Supports search, arrow keys and Enter. */
export function BlockPicker({ choices, onChoose, recent, sketchOf }: Props) {
  const t = useMessages()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const groups = groupBlocks(choices, { recent, search })
  const count = new Set(groups.flatMap(({ blocks }) => blocks.map(({ slug }) => slug))).size

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const cards = [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-block]') ?? [])]
    const isInSearch = event.target instanceof HTMLInputElement
    if (isInSearch && event.key === 'Enter' && search.trim() && !event.nativeEvent.isComposing) cards[0]?.click()
    else if (isInSearch && event.key === 'ArrowDown') cards[0]?.focus()
    else if (!isInSearch && ARROWS.has(event.key)) {
      const next = neighbour(cards, event.key)
      if (next) next.focus()
      else if (event.key === 'ArrowUp') root.current?.querySelector('input')?.focus()
    } else return
    event.preventDefault()
  }

  const headingOf = ({ heading, kind }: BlockGroup) => heading ?? t(HEADINGS[kind])
  return (
    <div className={styles.picker} onKeyDown={onKey} ref={root}>
      <input
        aria-label={t('blocksSearch')}
        className={fieldStyles.input}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={t('blocksSearch')}
        ref={focusWhenVisible}
        type="search"
        value={search}
      />
      <p aria-live="polite" className={styles.unseen}>
        {search.trim() ? t('blocksFound', { count }) : ''}
      </p>
      {groups.map((group, index) => (
        <section aria-labelledby={`${id}-group-${index}`} key={`${group.kind} ${group.heading}`}>
          <h3 className={styles.title} id={`${id}-group-${index}`}>
            {headingOf(group)}
          </h3>
          <ul className={styles.cards}>
            {group.blocks.map(({ help, label, slug }) => {
              const card = `${id}-${group.kind}-${slug}`
              return (
                <li className={styles.card} key={slug}>
                  <Sketch shapes={sketchOf(slug)} />
                  <div className={styles.words}>
                    <button
                      aria-describedby={help ? `${card}-help` : undefined}
                      className={styles.name}
                      data-block={slug}
                      onClick={() => onChoose(slug)}
                      type="button"
                    >
                      <bdi>{label}</bdi>
                    </button>
                    {help && (
                      <span className={styles.help} dir="auto" id={`${card}-help`}>
                        {help}
                      </span>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={styles.none}>{t('blocksNone', { search: search.trim() })}</p>}
    </div>
  )
}

/** A ref. A drawer may be hidden for a moment after its content is rendered, and what is hidden can't be focused. */
function focusWhenVisible(input: HTMLInputElement): () => void {
  let frame = 0
  const focus = () => {
    if (input.checkVisibility({ visibilityProperty: true })) input.focus()
    else frame = requestAnimationFrame(focus)
  }
  focus()
  return () => cancelAnimationFrame(frame)
}

const HEADINGS = {
  found: 'blocksFoundHeading',
  more: 'blocksMore',
  often: 'blocksOften',
  own: 'blocksMore',
  recent: 'blocksRecent',
} as const

const ARROWS = new Set(['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'End', 'Home'])

/** Bounding box of the whole card, which the button covers. */
const cardBox = (button: HTMLElement): DOMRect => (button.closest('li') ?? button).getBoundingClientRect()

/** The card in the direction of an arrow key, by position on screen. */
function neighbour(cards: HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const index = cards.findIndex((card) => card === document.activeElement)
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  const focused = cards[index]
  if (!focused) return cards[0]
  const from = cardBox(focused)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isBack = (key === 'ArrowLeft') !== (getComputedStyle(focused).direction === 'rtl')
    return cards[index + (isBack ? -1 : 1)]
  }
  const isUp = key === 'ArrowUp'
  const rows = cards
    .map((card) => ({ box: cardBox(card), card }))
    .filter(({ box }) => (isUp ? box.top < from.top - 4 : box.top > from.top + 4))
  const row = rows.reduce(
    (best, { box }) => (isUp ? Math.max(best, box.top) : Math.min(best, box.top)),
    isUp ? -Infinity : Infinity,
  )
  return rows
    .filter(({ box }) => Math.abs(box.top - row) < 4)
    .sort((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0]?.card
}
