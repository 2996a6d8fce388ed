import type { Page } from '@playwright/test'

/** Keeps the stream of changes from a page: it never ends, so whoever waits until nothing loads would wait for ever. */
export const withoutChanges = (page: Page): Promise<unknown> => page.route(/\/api\/changes\?/, (route) => route.abort())
