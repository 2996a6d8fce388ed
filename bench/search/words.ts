const list = (text: string): string[] => text.split(' ')

export const FIRST_NAMES = list(
  'Ada Amira Anna Beatriz Bela Carys Clara Daniel Dev Dilys Edith Elif Emil Erin Farah Felix Gareth Greta Hana Hugo Ines Ivo Jana Jonas Kaito Karin Lena Leon Lowri Mali Marek Mina Nadia Nils Noor Olaf Olive Paolo Petra Rhys Rosa Samir Sofia Tamsin Tomas Ula Vera Wim Yara Zoltan',
)

export const LAST_NAMES = list(
  'Abbott Achterberg Adeyemi Almeida Andersen Bakker Barros Beaumont Bergstrom Bianchi Blackwood Bowen Brandt Calloway Castellano Chandra Chevalier Cohen Costa Cromwell Dalgaard Davies Delacroix Desai Dimitrova Dubois Eriksen Esposito Evans Fairweather Farrell Ferreira Fischer Fontaine Galloway Garcia Gjersing Goldstein Grahn Haddad Halloran Hartmann Hoffmann Holloway Horvath Ibrahim Ivanova Jansen Jenkins Kaplan Kowalski Kuznetsov Lagerfeld Lindqvist Llewellyn Lombardi Maddox Marchetti Matsuda Mbeki Meredith Moreau Morgan Nakamura Novak Oduya Okafor Olsson Ortega Owens Papadakis Petrov Pritchard Quigley Rasmussen Ricci Rosenberg Ruiz Sandoval Schneider Silva Sokolov Stravinsky Svensson Szabo Takahashi Tanaka Thorne Tremblay Ulrich Vasquez Verhoeven Vogel Wagner Watanabe Whitcombe Wojcik Yamamoto Zapata Zimmermann',
)

export const NOUNS = list(
  'Adagio Ballad Cabaret Cantata Carnival Ceremony Chorus Circle Comedy Concerto Dance Dream Echo Encore Evening Festival Fugue Gala Garden Ghost Harbour Hamlet Interval Journey Lantern Letter Lullaby Macbeth Madrigal Matinee Memory Midnight Mirror Moonlight Nocturne October Opera Oratorio Orchard Overture Pageant Parade Passion Pavilion Pilgrim Prelude Promise Quartet Quintet Recital Requiem Rhapsody River Romance Rondo Sailor Seagull Season Serenade Shadow Sonata Storm Story Summer Supper Symphony Tempest Theatre Tragedy Twilight Variations Voyage Waltz Winter Workshop',
)
