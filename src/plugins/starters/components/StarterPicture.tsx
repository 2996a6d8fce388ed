import type { CSSProperties } from 'react'
import type { Look } from '../lib/lookOf'
import styles from './Starters.module.css'

const CARDS = ['one', 'two', 'three']

/** A small drawing of a website in the colours, letters and layout of a starter. */
export function StarterPicture({ look: { accent, cards, corners, header, headings, ink, paper }, name }: Props) {
  const colours = { '--accent': accent, '--ink': ink, '--paper': paper } as CSSProperties
  return (
    <div
      aria-hidden
      className={styles.picture}
      data-cards={cards}
      data-corners={corners}
      data-header={header}
      data-headings={headings}
      style={colours}
    >
      <div className={styles.top} />
      <div className={styles.heading}>{name}</div>
      <div className={styles.sample}>
        {CARDS.map((card) => (
          <i key={card} />
        ))}
      </div>
    </div>
  )
}

interface Props {
  look: Look
  name: string
}
