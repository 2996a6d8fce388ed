import { settings } from '@/lib/settings'

/** `npm run seed`: fills an empty database with the demo if `CALLBOARD_DEMO` is set. */
async function main(): Promise<void> {
  if (!settings().CALLBOARD_DEMO) {
    console.log('Skipped the demo: CALLBOARD_DEMO is not set. Set it to fill an empty database.')
    return
  }
  // Imported on demand, because loading the whole application takes seconds.
  const [{ getPayload }, { default: config }, { seedDemo }] = await Promise.all([
    import('payload'),
    import('../../payload.config'),
    import('./seedDemo'),
  ])
  const payload = await getPayload({ config })
  try {
    const done = await seedDemo(payload, { log: console.log })
    console.log(done ? 'The demo is complete.' : 'Skipped the demo: this database is not empty.')
  } finally {
    await payload.destroy()
  }
}

await main()
