'use client'

import { createContext } from 'react'

/** Whether what is shown in place of a list follows the changes of others by itself, so that nothing is said of them. */
export const FollowedList = createContext(false)
