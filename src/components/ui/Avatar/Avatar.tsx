'use client'

import { useEffect, useRef, useState } from 'react'
import { initialsOf } from '../../../lib/names/personName'
import { classes } from '../classes'
import styles from './Avatar.module.css'

interface Props {
  name?: string | null
  /** Stands in for a missing name. */
  slug?: string | null
  /** Address of the picture, on this installation. Initials where it is missing or broken. */
  src?: string | null
  /** In pixels. Default: 32. */
  size?: number
  className?: string
}

/** A person's or organisation's picture. The name stands beside it or on the button around it. */
export function Avatar({ name, className, size = 32, slug, src }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const picture = src && src !== brokenSrc ? src : null
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // A picture of the server's page may have failed before this script was there to hear of it.
    if (image.current?.complete) image.current.decode().catch(() => setBrokenSrc(picture))
  }, [picture])
  const style = { blockSize: size, fontSize: Math.round(size * 0.36), inlineSize: size }
  return (
    // Drawn by the style sheet: initials are no words that a name would have to contain.
    <span
      aria-hidden="true"
      className={classes(styles.avatar, className)}
      data-initials={picture ? undefined : initialsOf(name, slug)}
      style={style}
    >
      {picture && (
        <img
          alt=""
          className={styles.picture}
          height={size}
          onError={() => setBrokenSrc(picture)}
          ref={image}
          src={picture}
          width={size}
        />
      )}
    </span>
  )
}
