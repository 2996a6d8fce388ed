/** How the requirements write a box office on the panel of an event. */
export const spelledName = ({ handle, name }: { handle: string; name: string }): string =>
  handle === 'lineup' ? 'Lineup' : name
