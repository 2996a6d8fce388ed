'use client'

import { useContext } from 'react'
import { SiteTheme } from '../SiteTheme'

/** The head of a block of the theme. */
export const BlockLabel = () => useContext(SiteTheme).drawHead()
