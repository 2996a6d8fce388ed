import { settings } from '../lib/settings'

/** `npm run seed`: fills an empty database with the demo, where the settings ask for it. */
async function main(): Promise<void> {
  if (!settings().CALLBOARD_DEMO) {
    console.log('No demo: CALLBOARD_DEMO is not set.')
    return
  }
  // Loaded only where it is needed: the whole application takes seconds.
  const [{ getPayload }, { default: config }, { seedDemo }] = await Promise.all([
    import('payload'),
    import('../../payload.config'),
    import('./seedDemo'),
  ])
  const payload = await getPayload({ config })
  try {
    const done = await seedDemo(payload, { say: console.log })
    console.log(done ? 'The demo is complete.' : 'Nothing to do: this database is not empty.')
  } finally {
    await payload.destroy()
  }
}

await main()
