/** Name of a box office on the event panel, as the specification spells it. */
export const panelName = ({ handle, name }: { handle: string; name: string }): string =>
  handle === 'lineup' ? 'Lineup' : name
