// Made from examples/ by: npm run generate -w company

export const HERON_BAY_YAML = `# yaml-language-server: $schema=../company.schema.json
# Heron Bay Boats, the company of the guides and of the API reference. Its IDs are those of the
# reference, so that examples can be pasted.
id: ac5275f0-b3d7-415c-a776-0708c6611832
slug: heronbay
name: Heron Bay Boats
currency: EUR
locale: en_GB
emailAddress: office@heronbay.example
phoneNumber: "+4555501234"
plan: skiff
provider: stripe
pricesShown: including_tax

bookingFee:
  type: slipway
  description: Booking fee
  taxRate: standard
  show: at_payment

taxRates:
  - id: f53478fb-1090-4e99-a105-00d1b8a9562e
    slug: standard
    name: Standard rate
    percentage: 20
  - id: 8bd99d52-ed12-4686-9d6d-9ceae1ec41fb
    slug: no-tax
    name: No tax
    percentage: 0

customerTypes:
  - id: a7b66473-863d-40e7-90a4-53048205234e
    slug: guest
    name: Guest
    abbreviation: GST
    type: guest
    bookingRules: { longestLead: 180 days, boatsPerBooking: 4 }
    cancellation: &cancellation
      customerMayCancel: true
      notice: 24 h
      feeSteps:
        - { atLeast: 72 h, percentage: 0 }
        - { atLeast: 24 h, percentage: 50 }
      text: Free until 72 hours before pickup, half the price until 24 hours. Call us in a storm.
      translations:
        da:
          text: >-
            Gratis indtil 72 timer før afhentning og halv pris indtil 24 timer før. Ring til os ved
            storm.
        de:
          text: >-
            Kostenlos bis 72 Stunden vor der Abholung, der halbe Preis bis 24 Stunden vorher. Rufen
            Sie uns bei Sturm an.
  - id: 97fbab68-392e-4f5c-a13f-bd60a989e5c3
    slug: account-holder
    name: Account holder
    abbreviation: ACC
    type: default
    bookingRules: { longestLead: 365 days }
    cancellation: *cancellation
  - id: c4f7520c-b012-477f-87e4-664d9ea67676
    slug: club-member
    name: Club member
    abbreviation: CLUB
    type: custom
    confirmWithoutPaying: true
    bookingRules:
      upcomingBookings: 3
      customCondition: not trip.weekend or (upcoming.weekend < 2 and trip.hours <= 4)
    cancellation: *cancellation

docks:
  - id: 1d46b094-c63e-4f74-82bb-d8c995752a69
    slug: north-pier
    name: North Pier
    address:
      country: DK
      line1: North Pier 1
      line2: Blue boathouse
      city: Heron Bay
      postalCode: "4792"
      stateOrRegion: Zealand
      gps: { lat: 55.0412, long: 12.0153 }
      timeZoneName: Europe/Copenhagen
    opensAt: 2023-03-01 09:00
    media:
      - id: e4120931-18df-4479-b574-2e34ee3f2c8c
        type: image
        fullSize: https://media.slipway.example/heronbay/north-pier.jpg
        thumb: https://media.slipway.example/heronbay/north-pier-thumb.jpg

  - id: f16758b3-e4df-4994-b7c4-0d958463dba2
    slug: mill-lock
    name: Mill Lock
    address:
      country: DK
      line1: Lock Road 20
      city: Heron Bay
      postalCode: "4793"
      stateOrRegion: Zealand
      gps: { lat: 55.0689, long: 11.9874 }
      timeZoneName: Europe/Copenhagen
    opensAt: 2025-07-01 09:00
    media:
      - id: 972014b0-8411-400c-ae73-874a60520fb6
        type: image
        fullSize: https://media.slipway.example/heronbay/mill-lock.jpg
        thumb: https://media.slipway.example/heronbay/mill-lock-thumb.jpg

categories:
  - id: 45211d90-99ed-4f14-ab32-b9b492412aa4
    slug: sloops
    name: Sloops
    translations: { da: { name: Snekker }, de: { name: Schaluppen } }
  - id: 7a1fcf62-578a-47b4-aaad-4b576af7e3d3
    slug: tenders
    name: Tenders
    translations: { da: { name: Joller }, de: { name: Motorboote } }
  - id: 2e46be47-048d-4293-8450-f1ef211de2dc
    slug: cruisers
    name: Cruisers
    translations: { da: { name: Kabinebåde }, de: { name: Kajütboote } }

boatModels:
  - id: 431628af-aa54-42b6-a78c-d3e43bf051d4
    slug: plover-5
    name: Plover 5
    category: sloops
    capacity: 5
    shortDescription: Electric sloop for up to 5 people.
    description: >-
      A quiet electric sloop with a table and cushions. No license needed. The battery lasts a full
      day.
    media:
      - id: f7c6d4f5-3497-4fd6-b691-ea3f9c08586f
        type: image
        fullSize: https://media.slipway.example/heronbay/plover-5.jpg
        thumb: https://media.slipway.example/heronbay/plover-5-thumb.jpg
    boats:
      - name: P1
      - name: P2
      - name: P3
      - name: P4
      - name: P5
      - name: P6
    placements:
      - { dock: north-pier, from: 2023-03-01 00:00 }
      # A bent propeller.
      - { boats: [P5], outOfService: true, from: 2025-06-12 17:00, until: 2025-06-16 09:00 }
    translations:
      da:
        shortDescription: Elektrisk snekke til op til 5 personer.
        description: >-
          En stille elektrisk snekke med bord og hynder. Du behøver ikke noget bevis. Batteriet
          holder hele dagen.
      de:
        shortDescription: Elektrische Schaluppe für bis zu 5 Personen.
        description: >-
          Eine leise elektrische Schaluppe mit Tisch und Polstern. Sie brauchen keinen
          Führerschein. Der Akku hält den ganzen Tag.

  - id: 2e182ad7-ae85-4837-8259-a7cc007ee328
    slug: gannet-8
    name: Gannet 8
    category: tenders
    capacity: 8
    shortDescription: Tender for up to 8 people.
    description: A stable tender with room for a group. Rented by the hour.
    media:
      - id: eabfc880-bcab-41b6-b1a6-e9a392dabdf7
        type: video
        fullSize: https://media.slipway.example/heronbay/gannet-8.mp4
        thumb: https://media.slipway.example/heronbay/gannet-8-thumb.jpg
    boats:
      - name: G1
      - name: G2
      - { name: G3, hardware: { type: beacon, serialNumber: BCN-20417 } }
      - { name: G4, hardware: { type: beacon, serialNumber: BCN-20418 } }
    placements:
      - { dock: north-pier, from: 2023-03-01 00:00 }
      - { boats: [G3, G4], dock: mill-lock, from: 2025-07-01 08:00 }
    translations:
      da:
        shortDescription: Motorjolle til op til 8 personer.
        description: En stabil jolle med plads til en gruppe. Udlejes pr. time.
      de:
        shortDescription: Motorboot für bis zu 8 Personen.
        description: Ein stabiles Boot mit Platz für eine Gruppe. Wird stundenweise vermietet.

  - id: 19f632a9-82aa-40cc-8e56-cadb4bc88f93
    slug: osprey-10
    name: Osprey 10
    category: cruisers
    capacity: 10
    shortDescription: Cabin cruiser for up to 10 people, for trips of several days.
    description: A cabin cruiser for weekends and midweek trips, with berths and a small galley.
    mostBoatsPerBooking: 1
    media:
      - id: a4a2bf61-ce69-4fc5-8451-a30ec955eec9
        type: image
        fullSize: https://media.slipway.example/heronbay/osprey-10.jpg
        thumb: https://media.slipway.example/heronbay/osprey-10-thumb.jpg
    boats:
      - name: O1
      - name: O2
    placements:
      - { dock: north-pier, from: 2023-03-01 00:00 }
    translations:
      da:
        shortDescription: Kabinebåd til op til 10 personer, til ture på flere dage.
        description: En kabinebåd til weekender og ture midt på ugen, med køjer og et lille pantry.
      de:
        shortDescription: Kajütboot für bis zu 10 Personen, für Fahrten über mehrere Tage.
        description: >-
          Ein Kajütboot für Wochenenden und Fahrten unter der Woche, mit Kojen und einer kleinen
          Pantry.

schedules:
  - type: weekly
    slug: sloop-days
    name: Sloop days
    hours:
      - weekdays: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        pickupWindows: [{ from: 09:00, until: 18:00 }]
        latestReturn: 21:00
    lengths: [2 h, 3 h, 4 h, 8 h]
    startEvery: 30 min

  - type: weekly
    slug: tender-days
    name: Tender days
    hours:
      - weekdays: [monday, tuesday, wednesday, thursday, friday, sunday]
        pickupWindows: [{ from: 09:00, until: 18:00 }]
        latestReturn: 21:00
      # Anglers start early.
      - weekdays: [saturday]
        pickupWindows: [{ from: 07:00, until: 18:00 }]
        latestReturn: 21:00
    lengthRange: { shortest: 1 h, longest: 8 h, step: 30 min }
    startEvery: 30 min
    turnaround: { after: 15 min }

  - type: slot
    slug: cruiser-trips
    name: Cruiser trips
    slots:
      - {
          slug: weekend,
          name: Weekend,
          weekdays: [friday],
          pickup: 16:00,
          return: 18:00,
          nights: 2,
        }
      - {
          slug: midweek,
          name: Midweek,
          weekdays: [monday],
          pickup: 10:00,
          return: 10:00,
          nights: 4,
        }
    earlyPickup: 30 min
    turnaround: { after: 240 min }

pricings:
  - type: simple
    slug: plover-5
    name: Plover 5 by length
    description: Plover 5
    taxRate: standard
    pricesIncludeTax: true
    table:
      per: hours
      rows:
        - { length: 2, price: 96.00 }
        - { length: 3, price: 132.00 }
        - { length: 4, price: 164.00 }
        - { length: 8, price: 280.00 }
    deposits:
      - { description: Damage deposit, amount: 150.00, taking: hold }

  - type: flexible
    slug: gannet-8
    name: Gannet 8 by the hour
    description: Gannet 8
    taxRate: standard
    pricesIncludeTax: true
    base: { formula: hours * 48 }
    rules:
      - description: Early booking
        formula: base * -0.12
        when: { bookedAhead: { atLeast: 21 days } }
      - description: Last minute
        formula: hours * 6
        when: { bookedAhead: { under: 12 h } }
    deposits:
      - { description: Damage deposit, amount: 200.00, taking: hold }

  - type: slot
    slug: osprey-10
    name: Osprey 10 by slot
    description: Osprey 10
    taxRate: standard
    pricesIncludeTax: true
    prices:
      - { slot: weekend, price: 690.00 }
      - { slot: midweek, price: 940.00 }
    deposits:
      - { description: Damage deposit, amount: 500.00, taking: charge }

rentalSetups:
  - dock: north-pier
    boatModel: plover-5
    from: 2023-03-01
    schedule: sloop-days
    pricing: plover-5
    confirmation: { method: full_payment }
    waivers: [boat-rules]
    messageFlow: north-pier
  - dock: north-pier
    boatModel: gannet-8
    from: 2023-03-01
    schedule: tender-days
    pricing: gannet-8
    confirmation: { method: on_approval }
    waivers: [boat-rules]
    messageFlow: north-pier
  - dock: mill-lock
    boatModel: gannet-8
    from: 2025-07-01
    schedule: tender-days
    pricing: gannet-8
    # Nobody is there to approve a request.
    confirmation: { method: full_payment }
    waivers: [boat-rules]
    messageFlow: mill-lock
  - dock: north-pier
    boatModel: osprey-10
    from: 2023-03-01
    schedule: cruiser-trips
    pricing: osprey-10
    confirmation: { method: full_payment }
    waivers: [boat-rules, cruiser-contract]
    messageFlow: north-pier

addOnCategories:
  - slug: food
    name: Food and drinks
    display: tiles
    translations: { da: { name: Mad og drikke }, de: { name: Essen und Getränke } }

addOns:
  - id: 5d0f6e0a-3b53-4f0b-9f2e-6c1d7a8b4e25
    slug: picnic-box
    name: Picnic box
    description: Bread, cheese, fruit and lemonade, packed for one.
    category: food
    media:
      - id: 8e2a7c44-90d1-4b6f-b3a5-1f6d9c0e7b38
        type: image
        fullSize: https://media.slipway.example/heronbay/picnic-box.jpg
        thumb: https://media.slipway.example/heronbay/picnic-box-thumb.jpg
    price: 14.50
    taxRate: standard
    per: piece
    perPassenger: 1
    dailyQuantity: 20
    orderBefore: 24 h
    when: { docks: [north-pier] }
    translations:
      da: { name: Madkurv, description: "Brød, ost, frugt og lemonade til én person." }
      de: { name: Picknickbox, description: "Brot, Käse, Obst und Limonade für eine Person." }

discounts:
  - slug: welcome
    name: Welcome
    percentage: 5
    codes:
      - { code: WELCOME5 }
      - { code: REED5 }
  - slug: september-afternoons
    name: September afternoons
    percentage: 15
    when:
      boatModels: [gannet-8]
      dates: [{ from: 2025-09-01, until: 2025-09-30 }]
      weekdays: [monday, tuesday, wednesday, thursday]
      timeOfDay: { from: "15:00", until: "24:00" }
    codes:
      - { code: SEPT15, uses: 40 }

partners:
  - { code: reedside, name: Hotel Reedside, commission: 12 }

waivers:
  - slug: boat-rules
    name: Boat rules and liability
    signer: every_passenger
    text: |
      I rent a {boatModel} at {dockName} from {pickupAt} to {returnAt}. I have read the rules of the
      boat.

      Life jackets stay on while the boat moves. Children wear one on the pier, too. Nobody steers
      after drinking.

      I keep 50 meters away from swimmers, moored boats and the reeds, and I am back at {dockName}
      by the end of the booked time.

      I tell Heron Bay Boats about any damage before I leave. For damage that I cause, I pay up to
      the amount of the deposit.
    translations:
      da:
        name: Bådregler og ansvar
        text: |
          Jeg lejer en {boatModel} ved {dockName} fra {pickupAt} til {returnAt}. Jeg har læst
          bådens regler.

          Alle har redningsvest på, når båden sejler. Børn har også vest på, når de er på broen.
          Ingen sejler efter at have drukket.

          Jeg holder 50 meters afstand til badende, fortøjede både og siv, og jeg er tilbage ved
          {dockName}, når den bookede tid er slut.

          Jeg fortæller Heron Bay Boats om enhver skade, før jeg går. For skader, som jeg selv er
          skyld i, betaler jeg op til depositummets beløb.
      de:
        name: Bootsregeln und Haftung
        text: |
          Ich miete ein Boot vom Typ {boatModel} bei {dockName} vom {pickupAt} bis zum {returnAt}.
          Ich habe die Bootsregeln gelesen.

          Solange das Boot fährt, tragen alle eine Rettungsweste. Kinder tragen sie auch auf dem
          Steg. Wer getrunken hat, steuert nicht.

          Ich halte 50 Meter Abstand zu Schwimmern, festgemachten Booten und Schilf und bin zum
          Ende der gebuchten Zeit zurück bei {dockName}.

          Schäden melde ich Heron Bay Boats, bevor ich gehe. Für Schäden, die ich verursache,
          zahle ich bis zur Höhe der Kaution.

  - slug: cruiser-contract
    name: Cruiser contract
    signer: main_renter
    requiredBeforeHandOut: true
    retentionMonths: 36
    pdf: waivers/cruiser-contract.pdf
    translations:
      da:
        name: Lejekontrakt for kabinebåd
        pdf: waivers/cruiser-contract-da.pdf
      de:
        name: Mietvertrag für das Kajütboot
        pdf: waivers/cruiser-contract-de.pdf

messageFlows:
  - slug: north-pier
    name: With staff at the pier
    beforeTripHours: 48
    dayOfTripHours: 4
    thankYouHours: 20
    comeBackWeeks: 46
    staffEmails: [northpier@heronbay.example]
  - slug: mill-lock
    name: Mill Lock without staff
    dayOfTripHours: 3
    off: [comeBack]
    textMessages: [start_link, return_reminder]
    notes:
      beforeTrip:
        text: The jetty is behind the lock house.
        translations:
          da: { text: Broen ligger bag slusehuset. }
          de: { text: Der Steg liegt hinter dem Schleusenhaus. }

bookingForm:
  branding:
    logo: https://media.slipway.example/heronbay/logo.svg
    darkLogo: https://media.slipway.example/heronbay/logo-dark.svg
    mainColor: "#0B5C7A"
    accent: "#B85C00"
    font: site
    corners: soft
  languages:
    default: en
    offered: [en, da, de]
  texts:
    en:
      # Visitors asked whether Heron Bay picks them up at their hotel.
      common.pickup: Departure
      form.chooseTime: Choose your departure time
      form.depositHoldLater: >-
        A deposit of {amount} will be reserved on your card. We send you a link 48 hours before you
        leave.
  options:
    datePicker: automatic
    phone: optional
    first: boat
    boatsLeft: 3
  questions:
    - slug: life-jackets
      kind: number
      question: How many children need a life jacket?
      hint: Count children under 12.
      required: true
      boatModels: [plover-5, gannet-8]
      translations:
        da:
          question: Hvor mange børn skal have redningsvest?
          hint: Tæl børn under 12 år.
        de:
          question: Wie viele Kinder brauchen eine Rettungsweste?
          hint: Zählen Sie Kinder unter 12 Jahren.
    - slug: experience
      kind: choice
      question: Have you steered a cabin cruiser before?
      choices: [Never, Once or twice, Often]
      required: true
      boatModels: [osprey-10]
      translations:
        da:
          question: Har du sejlet en kabinebåd før?
          choices: [Aldrig, En eller to gange, Ofte]
        de:
          question: Haben Sie schon einmal ein Kajütboot gesteuert?
          choices: [Nie, Ein- oder zweimal, Oft]
    - slug: help-aboard
      kind: long
      question: Does anyone on board need help getting aboard?
      hint: We keep a ramp and a helping hand ready.
      sensitive: true
      translations:
        da:
          question: Skal nogen have hjælp til at komme om bord?
          hint: Vi har en rampe og en hjælpende hånd klar.
        de:
          question: Braucht jemand Hilfe beim Einsteigen?
          hint: Wir halten eine Rampe und eine helfende Hand bereit.
  alternatives:
    noOtherModelsIn: [cruisers]

connectedBoats: { balance: true, deposit: true, waivers: true }

lineTranslations:
  da:
    Booking fee: Bookinggebyr
    Standard rate: Standardsats
    No tax: Ingen moms
    Early booking: Tidlig booking
    Last minute: Sidste øjeblik
    Damage deposit: Depositum for skader
    Weekend: Weekend
    Midweek: Midt på ugen
    Welcome: Velkommen
    September afternoons: Eftermiddage i september
  de:
    Booking fee: Buchungsgebühr
    Standard rate: Regelsatz
    No tax: Ohne Steuer
    Early booking: Frühbucher
    Last minute: Last Minute
    Damage deposit: Kaution für Schäden
    Weekend: Wochenende
    Midweek: Wochenmitte
    Welcome: Willkommen
    September afternoons: Nachmittage im September
`;

export const KESTREL_QUAY_YAML = `# yaml-language-server: $schema=../company.schema.json
# Kestrel Quay, the second company of the demo: another currency, another time zone, prices without
# tax, a fee of its own, and a booking form that speaks Dutch first.
id: f89ab5f1-2167-436d-957f-5ed024630609
slug: kestrelquay
name: Kestrel Quay
currency: USD
locale: en_US
emailAddress: office@kestrelquay.example
phoneNumber: "+12125550146"
plan: schooner
provider: stripe
pricesShown: excluding_tax

bookingFee:
  type: own
  description: Service fee
  taxRate: no-tax
  percentage: 2.5
  show: from_start

taxRates:
  - { slug: sales-tax, name: Sales tax, percentage: 8.875 }

customerTypes:
  - slug: guest
    name: Guest
    abbreviation: GST
    type: guest
    bookingRules: { shortestLead: 2 h, longestTrip: 24 h }
    cancellation: { customerMayCancel: false, feeSteps: [{ atLeast: 2 days, percentage: 25 }] }
  - slug: account-holder
    name: Account holder
    abbreviation: ACC
    type: default
    cancellation:
      customerMayCancel: true
      notice: 12 h
      feeSteps: [{ atLeast: 2 days, percentage: 0 }, { atLeast: 12 h, percentage: 50 }]
      text: Annuleren kan tot 12 uur voor vertrek, tot 2 dagen van tevoren zonder kosten.
      translations:
        en: { text: "You can cancel until 12 hours before departure, until 2 days before at no cost." }

docks:
  - slug: east-dock
    name: East Dock
    address:
      country: US
      line1: 1 Quay Street
      city: Kestrel Quay
      postalCode: "10000"
      stateOrRegion: NY
      gps: { lat: 40.7003, long: -73.9967 }
      timeZoneName: America/New_York
    opensAt: 2023-04-01 08:00
    trafficLimit: { count: pickups, by: boats, limit: 2 }

  - slug: west-dock
    name: West Dock
    address:
      country: US
      line1: 40 Harbor Walk
      city: Kestrel Quay
      postalCode: "10001"
      stateOrRegion: NY
      gps: { lat: 40.7411, long: -74.0098 }
      timeZoneName: America/New_York
    opensAt: 2023-04-01 08:00

categories:
  - slug: day-boats
    name: Dagboten
    translations: { en: { name: Day boats }, fr: { name: Bateaux à la journée } }

boatModels:
  - slug: day-boat-6
    name: Day boat 6
    category: day-boats
    capacity: 6
    shortDescription: Open motorboot voor maximaal 6 personen.
    description: Een open motorboot met een zonnedak en een koelbox.
    mostBoatsPerBooking: 3
    boats:
      - { name: D1, hardware: { type: quaylock, serialNumber: QL-7731 } }
      - { name: D2, hardware: { type: quaylock, serialNumber: QL-7732 } }
      - name: D3
      - name: D4
      - name: D5
    placements:
      - { boats: [D1, D2, D3], dock: east-dock, from: 2023-04-01 00:00 }
      - { boats: [D4, D5], dock: west-dock, from: 2023-04-01 00:00 }
    translations:
      en:
        shortDescription: Open motor boat for up to 6 people.
        description: An open motor boat with a sun roof and a cool box.
      fr:
        shortDescription: Bateau à moteur ouvert pour 6 personnes au maximum.
        description: Un bateau à moteur ouvert avec un taud de soleil et une glacière.

  - slug: pontoon-12
    name: Pontoon 12
    category: day-boats
    capacity: 12
    shortDescription: Pontonboot voor maximaal 12 personen.
    description: Een breed pontonboot met banken, een dak en een zwemtrap.
    # The price is for the boat, however many come.
    askForPeople: false
    boats:
      - name: B1
      - name: B2
    placements:
      - { dock: west-dock, from: 2023-04-01 00:00 }
    translations:
      en:
        shortDescription: Pontoon boat for up to 12 people.
        description: A wide pontoon boat with benches, a roof and a ladder for swimmers.
      fr:
        shortDescription: Bateau ponton pour 12 personnes au maximum.
        description: Un large bateau ponton avec des bancs, un toit et une échelle de bain.

schedules:
  - type: weekly
    slug: day-boats
    name: Boat days
    hours:
      - weekdays: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        pickupWindows: [{ from: 08:00, until: 16:00 }]
        latestReturn: 20:00
    lengths: [2 h, 4 h, 8 h]
    startEvery: 60 min
    turnaround: { after: 30 min }

  - type: slot
    slug: half-days
    name: Half days
    slots:
      - slug: morning
        name: Morning
        weekdays: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        pickup: 09:00
        return: 13:00
      - slug: afternoon
        name: Afternoon
        weekdays: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        pickup: 14:00
        return: 18:00

pricings:
  - type: simple
    slug: day-boat-6
    name: Day boat 6 by length and group
    description: Day boat 6
    taxRate: sales-tax
    pricesIncludeTax: false
    table:
      per: hours
      passengerGroups: [3, 6]
      rows:
        - { length: 2, prices: [110.00, 130.00] }
        - { length: 4, prices: [190.00, 220.00] }
        - { length: 8, prices: [340.00, 390.00] }
    extraCharges:
      - { description: Fuel, formula: ceil(hours) * 9 * boats }
    deposits:
      - { description: Damage deposit, formula: 250 * boats, taking: hold }

  - type: slot
    slug: pontoon-12
    name: Pontoon 12 by half day
    description: Pontoon 12
    taxRate: sales-tax
    pricesIncludeTax: false
    prices:
      - { slot: morning, price: 320.00 }
      - { slot: afternoon, price: 360.00 }
    rules:
      - description: Weekend
        amount: 40.00
        when: { weekdays: [saturday, sunday] }
    extraCharges:
      - { description: Cleaning, amount: 35.00 }
    deposits:
      - { description: Damage deposit, amount: 400.00, taking: hold }

rentalSetups:
  - dock: east-dock
    boatModel: day-boat-6
    from: 2023-04-01
    schedule: day-boats
    pricing: day-boat-6
    confirmation: { method: down_payment, percentage: 30 }
    waivers: [skipper-rules]
    messageFlow: harbor
  - dock: west-dock
    boatModel: day-boat-6
    from: 2023-04-01
    schedule: day-boats
    pricing: day-boat-6
    confirmation: { method: no_payment }
    waivers: [skipper-rules]
    messageFlow: harbor
  - dock: west-dock
    boatModel: pontoon-12
    from: 2023-04-01
    schedule: half-days
    pricing: pontoon-12
    confirmation: { method: down_payment, amount: 100.00 }
    messageFlow: harbor

addOnCategories:
  - slug: fun
    name: Plezier op het water
    display: rows
    translations: { en: { name: Fun on the water }, fr: { name: Loisirs sur l’eau } }
  - slug: fishing
    name: Vissen
    display: compact
    translations: { en: { name: Fishing }, fr: { name: Pêche } }

addOns:
  - slug: swim-ring
    name: Swim ring
    description: Een band aan een lijn, om achter de boot te zwemmen.
    category: fun
    price: 9.00
    priceIncludesTax: false
    taxRate: sales-tax
    per: day
    perBoat: 2
    perBooking: 4
    dailyQuantity: 12
    orderBefore: 2 h
    translations:
      en: { name: Swim ring, description: "A ring on a line, for swimming behind the boat." }
      fr: { name: Bouée, description: "Une bouée au bout d’une ligne, pour nager derrière le bateau." }
  - slug: fishing-set
    name: Fishing set
    description: Twee hengels, aas en een schepnet.
    category: fishing
    price: 24.00
    priceIncludesTax: false
    taxRate: sales-tax
    per: piece
    perPassenger: 1
    soldOut: true
    when: { boatModels: [day-boat-6], length: { atLeast: 4 h } }
    translations:
      en: { name: Fishing set, description: "Two rods, bait and a landing net." }
      fr: { name: Kit de pêche, description: "Deux cannes, des appâts et une épuisette." }

discounts:
  - slug: harbor-week
    name: Harbor week
    amount: 25.00
    when:
      docks: [west-dock]
      excludedDates: [{ from: 2025-07-04, until: 2025-07-06 }]
    codes:
      - { code: HARBOR25, uses: 100, endsAt: 2027-10-31 20:00 }
      - { code: HARBORCREW, active: false }
  - slug: first-hour
    name: First hour free
    freeTime: 1 h
    when: { length: { atLeast: 4 h } }
    codes:
      - { code: FIRSTHOUR }

partners:
  - { code: pier-hotel, name: The Pier Hotel, commission: 10 }
  - { code: daytrips, name: Day Trips, commission: 15 }

waivers:
  - slug: skipper-rules
    name: Regels voor de schipper
    signer: one_per_boat
    requiredBeforeHandOut: true
    text: |
      Ik stuur een {boatModel} van Kestrel Quay, van {pickupAt} tot {returnAt}.

      Ik blijf binnen de haven en vaar niet sneller dan 6 knopen. Bij storm of mist vaar ik terug
      naar {dockName}.
    translations:
      en:
        name: Rules for the skipper
        text: |
          I steer a {boatModel} of Kestrel Quay from {pickupAt} to {returnAt}.

          I stay inside the harbor and go no faster than 6 knots. In a storm or in fog I return to
          {dockName}.
      fr:
        name: Règles pour le pilote
        text: |
          Je pilote un {boatModel} de Kestrel Quay du {pickupAt} au {returnAt}.

          Je reste dans le port et ne dépasse pas 6 nœuds. En cas de tempête ou de brouillard, je
          reviens à {dockName}.

messageFlows:
  - slug: harbor
    name: Harbor
    beforeTripHours: 72
    thankYouHours: 24
    comeBackWeeks: 40
    off: [dayOfTrip]
    textMessages: [pickup_reminder]
    staffEmails: [dock@kestrelquay.example]

bookingForm:
  branding:
    logo: https://media.slipway.example/kestrelquay/logo.png
    mainColor: "#7A1F3D"
    accent: "#1D6B44"
    font: serif
    corners: square
  languages:
    default: nl
    offered: [nl, en, fr]
  texts:
    nl:
      form.bookNow: Boek deze boot
    en:
      common.boat: Day boat
  options:
    datePicker: one_day
    phone: required
    first: dock
  questions:
    - slug: license
      kind: yes_no
      question: Heeft iemand aan boord een vaarbewijs?
      boatModels: [day-boat-6]
      translations:
        en: { question: Does anyone on board have a boating license? }
        fr: { question: Quelqu’un à bord a-t-il un permis bateau ? }
    - slug: occasion
      kind: short
      question: Is er iets te vieren?
      hint: Dan hangen we slingers op.
      docks: [west-dock]
      customerTypes: [account-holder]
      translations:
        en: { question: Is there something to celebrate?, hint: We put up some bunting. }
        fr: { question: Fêtez-vous quelque chose ?, hint: Nous accrocherons des guirlandes. }
  returnUrl:
    nl: https://www.kestrelquay.example/bedankt
    en: https://www.kestrelquay.example/thanks
  termsUrl:
    nl: https://www.kestrelquay.example/voorwaarden
  analytics: true

connectedBoats: { balance: true, deposit: false, waivers: true }

lineTranslations:
  en:
    Service fee: Service fee
    Sales tax: Sales tax
    Fuel: Fuel
    Damage deposit: Damage deposit
    Weekend: Weekend
    Cleaning: Cleaning
    Morning: Morning
    Afternoon: Afternoon
    Harbor week: Harbor week
    First hour free: First hour free
    No tax: No tax
  fr:
    Service fee: Frais de service
    Sales tax: Taxe de vente
    Fuel: Carburant
    Damage deposit: Caution
    Weekend: Week-end
    Cleaning: Nettoyage
    Morning: Matin
    Afternoon: Après-midi
    Harbor week: Semaine du port
    First hour free: Première heure offerte
    No tax: Sans taxe
`;

export const SATURDAY_YAML = `# Saturday, June 14, 2025 at Heron Bay Boats: the one day of which guides, pictures, demo and tests
# tell, seen at 09:50. The engine works out every booking; a trip that does not fit, or a total, a
# balance or a state that it does not come to, is an error that names the booking.
company: heronbay
seenAt: 2025-06-14 09:50

team:
  - { name: Marta, role: Administrator, docks: All docks, today: reads the figures in the evening }
  - { name: Tomasz, role: Operations manager, docks: All docks, today: is off }
  - { name: Lena, role: Planner, docks: All docks, today: is on the phone }
  - { name: Kai, role: Dock host, docks: North Pier, today: is on the pier }

docks:
  - { dock: north-pier, staffed: true, opensAt: 2023-03-01 09:00 }
  # Opens with connected Gannets, which customers start themselves.
  - { dock: mill-lock, staffed: false, opensAt: 2025-07-01 09:00 }

outOfService:
  - { boatModel: plover-5, boat: P5, until: 2025-06-16 09:00, reason: Propeller }

languages: { default: English, complete: [Danish, German] }

customers:
  - id: d9d8cc71-b1b7-403c-bf6d-f864f1ee7dea
    givenName: Paul
    familyName: Lindqvist
    type: guest
    language: Danish
    locale: da_DK
    emailAddress: paul.lindqvist@example.com
    registeredAt: 2025-05-30 18:40:02.650

  - id: 88dffd30-6691-4b98-a77a-6bbd545d5537
    givenName: Ruth
    familyName: Amsel
    type: club-member
    memberUntil: 2025-09-30
    language: German
    locale: de_DE
    emailAddress: ruth.amsel@example.com
    phoneNumber: "+447700900456"
    registeredAt: 2023-08-02 09:05:30.127

  - id: 7bfa8031-1fc5-4f60-babd-559509df519f
    givenName: Ines
    familyName: Okafor
    type: account-holder
    language: English
    locale: en_GB
    emailAddress: ines.okafor@example.com
    phoneNumber: "+447700900123"
    registeredAt: 2024-04-19 11:12:45.038

  - givenName: Nadia
    familyName: Ferrer
    type: guest
    language: English
    locale: en_GB
    emailAddress: nadia.ferrer@example.com
    registeredAt: 2025-06-11 15:04

  - givenName: Oskar
    familyName: Brandt
    type: account-holder
    language: German
    locale: de_DE
    emailAddress: oskar.brandt@example.com
    phoneNumber: "+447700900218"
    registeredAt: 2024-07-12 17:26

  - givenName: Amina
    familyName: Diallo
    type: account-holder
    language: English
    locale: en_GB
    emailAddress: amina.diallo@example.com
    phoneNumber: "+447700900337"
    registeredAt: 2025-06-08 21:08

  - givenName: Jonas
    familyName: Weber
    type: account-holder
    language: German
    locale: de_DE
    emailAddress: jonas.weber@example.com
    phoneNumber: "+447700900584"
    registeredAt: 2023-05-21 12:51

  - givenName: Leila
    familyName: Haddad
    type: guest
    language: English
    locale: en_GB
    emailAddress: leila.haddad@example.com
    registeredAt: 2025-06-12 11:58

bookings:
  - reference: B2X8WN
    customer: Paul Lindqvist
    dock: north-pier
    boatModel: gannet-8
    pickup: 2025-06-14 07:30
    return: 2025-06-14 09:30
    people: 4
    booked: { at: 2025-06-10 18:42, by: customer }
    confirmedAt: 2025-06-10 18:45
    rental: 96.00
    total: 99.07
    payments: [{ at: 2025-06-10 18:45, source: payment_request, amount: 99.07 }]
    deposits: [{ at: 2025-06-10 18:45, taking: hold, amount: 200.00 }]
    waivers: [{ at: 2025-06-10 18:47, signed: 1 }, { at: 2025-06-14 07:20, signed: 3 }]
    boats: [{ name: G1, outAt: 2025-06-14 07:28, backAt: 2025-06-14 10:04, by: Kai }]
    seen: { state: out, minutesLate: 20 }

  - reference: K4M9TA
    customer: Ruth Amsel
    dock: north-pier
    boatModel: plover-5
    pickup: 2025-06-14 09:00
    return: 2025-06-14 12:00
    people: 2
    booked: { at: 2025-06-05 11:40, by: Lena }
    confirmedAt: 2025-06-05 11:40
    rental: 132.00
    # The simple pricing of the Plover 5 has no rules, so Lena enters the member price by hand.
    manualCosts: [{ description: Member price, taxRate: standard, amount: -132.00 }]
    total: 0.00
    deposits: [{ at: 2025-06-12 09:12, taking: hold, amount: 150.00 }]
    waivers: [{ at: 2025-06-05 12:10, signed: 1 }, { at: 2025-06-13 17:15, signed: 1 }]
    boats: [{ name: P1, outAt: 2025-06-14 08:58, backAt: 2025-06-14 11:49, by: Kai }]
    seen: { state: out }

  # The model booking. Its IDs and moments are those of the API reference.
  - reference: R7K2QD
    id: c56c8998-331a-47d2-b506-6381c52faba8
    lineIds:
      - 39110442-0d1a-4ced-9a24-20ed23834728
      - 7e9811ef-9bed-4475-b7f0-f55009fb476b
      - 877d99f4-a1a2-423d-aecf-167ed24a772a
      - 1f9cee77-7ab0-4e02-a643-1153a4289a75
    customer: Ines Okafor
    dock: north-pier
    boatModel: plover-5
    pickup: 2025-06-14 10:00
    return: 2025-06-14 13:00
    people: 4
    booked: { at: 2025-06-02 20:21:07.214, by: customer }
    confirmedAt: 2025-06-02 20:24:51.906
    rental: 132.00
    order: [{ addOn: picnic-box, quantity: 2, readyAt: 2025-06-14 09:15 }]
    code: WELCOME5
    total: 159.34
    payments:
      - id: f8dda075-62f8-4505-b0e1-f6ad04039927
        at: 2025-06-02 20:24:50.377
        source: payment_request
        amount: 159.34
    deposits:
      - id: 828bbf5e-430c-4520-8c64-c987b8b796c4
        at: 2025-06-12 10:00:00.481
        taking: hold
        amount: 150.00
    waivers:
      - { at: 2025-06-02 20:26, signed: 1 }
      - { at: 2025-06-13 19:40, signed: 2 }
      - { at: 2025-06-14 09:52, signed: 1 }
    boats: [{ name: P3, outAt: 2025-06-14 09:55, backAt: 2025-06-14 12:58, by: Kai }]
    seen: { state: ready }

  - reference: H6P3VE
    customer: Nadia Ferrer
    partner: reedside
    dock: north-pier
    boatModel: plover-5
    pickup: 2025-06-14 10:00
    return: 2025-06-14 12:00
    people: 8
    booked: { at: 2025-06-11 15:05, by: Lena }
    confirmedAt: 2025-06-11 15:06
    rental: 192.00
    total: 192.00
    # The hotel pays on account, by bank transfer at the end of the month.
    payments: [{ at: 2025-06-30 10:15, source: cash, amount: 192.00 }]
    balance: 192.00
    waivers: [{ at: 2025-06-12 20:31, signed: 5 }, { at: 2025-06-13 18:41, signed: 3 }]
    boats:
      - { name: P2, outAt: 2025-06-14 09:58, backAt: 2025-06-14 11:56, by: Kai }
      - { name: P4, outAt: 2025-06-14 10:01, backAt: 2025-06-14 11:57, by: Kai }
    seen: { state: ready }

  - reference: T9C5LZ
    customer: Oskar Brandt
    dock: north-pier
    boatModel: gannet-8
    pickup: 2025-06-14 11:00
    return: 2025-06-14 15:00
    people: 7
    booked: { at: 2025-06-07 09:33, by: customer }
    confirmedAt: 2025-06-07 09:37
    rental: 192.00
    total: 198.14
    payments: [{ at: 2025-06-07 09:37, source: payment_request, amount: 198.14 }]
    deposits: [{ at: 2025-06-12 11:22, taking: hold, amount: 200.00 }]
    waivers: [{ at: 2025-06-07 09:41, signed: 1 }, { at: 2025-06-13 18:06, signed: 6 }]
    boats: [{}]
    seen: { state: waiting }

  - reference: W3F7GJ
    id: efc7031f-c022-4cfa-b47b-43c9a8f60c19
    customer: Amina Diallo
    dock: north-pier
    boatModel: plover-5
    pickup: 2025-06-14 14:00
    return: 2025-06-14 18:00
    people: 5
    booked: { at: 2025-06-08 21:09, by: customer }
    confirmedAt: 2025-06-08 21:13
    rental: 164.00
    order: [{ addOn: picnic-box, quantity: 2 }]
    total: 199.18
    payments: [{ at: 2025-06-08 21:13, source: payment_request, amount: 199.18 }]
    deposits: [{ at: 2025-06-12 14:05, taking: hold, amount: 150.00 }]
    waivers: [{ at: 2025-06-08 21:15, signed: 1 }, { at: 2025-06-12 20:44, signed: 4 }]
    boats: [{}]
    seen: { state: waiting }

  - reference: D8N4QS
    customer: Jonas Weber
    dock: north-pier
    boatModel: osprey-10
    pickup: 2025-06-13 16:00
    return: 2025-06-15 18:00
    people: 6
    booked: { at: 2025-05-18 14:20, by: customer }
    confirmedAt: 2025-05-18 14:24
    rental: 690.00
    total: 712.08
    payments: [{ at: 2025-05-18 14:24, source: payment_request, amount: 712.08 }]
    deposits: [{ at: 2025-05-18 14:24, taking: charge, amount: 500.00 }]
    waivers: [{ at: 2025-05-18 14:30, signed: 1 }, { at: 2025-06-13 15:35, signed: 5 }]
    boats: [{ name: O1, outAt: 2025-06-13 15:52, backAt: 2025-06-15 17:35, by: Kai }]
    seen: { state: out }

  - reference: M5Y2RB
    customer: Leila Haddad
    dock: north-pier
    boatModel: gannet-8
    pickup: 2025-06-14 16:00
    return: 2025-06-14 18:00
    people: 6
    booked: { at: 2025-06-12 12:00, by: customer }
    # Waits for approval.
    optionUntil: 2025-06-14 12:00
    rental: 96.00
    total: 99.07
    balance: 99.07
    boats: [{}]
    seen: { state: waiting }
`;

/** In base64. */
export const HERON_BAY_PDFS: Record<string, string> = {
  'waivers/cruiser-contract.pdf':
    'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgL0xhbmcgPGZlZmYwMDY1MDA2ZT4gL1ZpZXdlclByZWZlcmVuY2VzIDw8IC9EaXNwbGF5RG9jVGl0bGUgdHJ1ZSA+PiA+PgplbmRvYmoKMiAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWzYgMCBSXSAvQ291bnQgMSA+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjQgMCBvYmoKPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjUgMCBvYmoKPDwgL1RpdGxlIDxmZWZmMDA0MzAwNzIwMDc1MDA2OTAwNzMwMDY1MDA3MjAwMjAwMDYzMDA2ZjAwNmUwMDc0MDA3MjAwNjEwMDYzMDA3NDAwMmMwMDIwMDA0ODAwNjUwMDcyMDA2ZjAwNmUwMDIwMDA0MjAwNjEwMDc5MDAyMDAwNDIwMDZmMDA2MTAwNzQwMDczPiAvUHJvZHVjZXIgKFNsaXB3YXkpID4+CmVuZG9iago2IDAgb2JqCjw8IC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL01lZGlhQm94IFswIDAgNTk1IDg0Ml0gL1Jlc291cmNlcyA8PCAvRm9udCA8PCAvRjEgMyAwIFIgL0YyIDQgMCBSID4+ID4+IC9Db250ZW50cyA3IDAgUiA+PgplbmRvYmoKNyAwIG9iago8PCAvTGVuZ3RoIDIyNjMgPj4Kc3RyZWFtCkJUIC9GMSAxMSBUZiA2MiA3NjQuNjAgVGQgPDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3Mz4gVGogRVQKQlQgL0YyIDIwIFRmIDYyIDcyNC42MCBUZCA8NDM3Mjc1Njk3MzY1NzIyMDYzNmY2ZTc0NzI2MTYzNzQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2OTcuMjAgVGQgPDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNzI2NTZlNzQ3MzIwNmY3NTc0MjA3NDY4NjUyMDYzNjE2MjY5NmUyMDYzNzI3NTY5NzM2NTcyMjA2MTZlNjQyMDc0Njg2NTIwNzI2NTZlNzQ2NTcyMjA3MzY5Njc2ZTczMjA2NjZmNzIyMDY5NzQyZTIwNTQ2ODY1MjA2MjZmNmY2YjY5NmU2NzIwNmU2MTZkNjU3MzIwNzQ2ODY1PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNjgxLjgwIFRkIDw2MjZmNjE3NDJjMjA3NDY4NjUyMDY0NmY2MzZiMmMyMDc0Njg2NTIwNzQ2OTZkNjU3MzIwNjE2ZTY0MjA3NDY4NjUyMDcwNzI2OTYzNjUyZT4gVGogRVQKQlQgL0YyIDEzIFRmIDYyIDY0Ny42MCBUZCA8MzEyZTIwNTc2ODZmMjA3Mzc0NjU2NTcyNzM+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2MjguMjAgVGQgPDU0Njg2NTIwNzI2NTZlNzQ2NTcyMjA2ODYxNzMyMDczNzQ2NTY1NzI2NTY0MjA2MTIwNjI2ZjYxNzQyMDZmNjYyMDc0Njg2OTczMjA3MzY5N2E2NTIwNjI2NTY2NmY3MjY1MmMyMDZmNzIyMDc0NjE2YjY1NzMyMDc0Njg2NTIwNjI3MjY5NjU2NjY5NmU2NzIwNjE3NDIwNzQ2ODY1MjA2NDZmNjM2YjJlMjA0ZTZmNjI2ZjY0NzkyMDczNzQ2NTY1NzI3Mz4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDYxMi44MCBUZCA8NjE2Njc0NjU3MjIwNjQ3MjY5NmU2YjY5NmU2NzJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNTc4LjYwIFRkIDwzMjJlMjA0ZTY5Njc2ODc0NzMyMDYxNjI2ZjYxNzI2ND4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDU1OS4yMCBUZCA8NTQ2ODY1MjA3MjY1NmU3NDY1NzIyMDczNmM2NTY1NzA3MzIwNjE2MjZmNjE3MjY0MjA2ZjZlNmM3OTIwNjk2ZTIwNjg2MTcyNjI2ZjcyNzMyMDYxNmU2NDIwNjE3NDIwNmQ2ZjZmNzI2OTZlNjc3MzJlMjA0MTc0MjA2MTZlNjM2ODZmNzIyMDczNmY2ZDY1NjI2ZjY0NzkyMDczNzQ2MTc5NzMyMDYxNzc2MTZiNjUyZT4gVGogRVQKQlQgL0YyIDEzIFRmIDYyIDUyNS4wMCBUZCA8MzMyZTIwNTc2NTYxNzQ2ODY1NzI+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA1MDUuNjAgVGQgPDQ5NmUyMDYxMjA3Mzc0NmY3MjZkMjA3NDY4NjUyMDYyNmY2MTc0MjA3Mzc0NjE3OTczMjA2OTZlMjA2ODYxNzI2MjZmNzIyZTIwNTQ2ODY1MjA3MjY1NmU3NDY1NzIyMDYzNjE2YzZjNzMyMDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNjI2NTY2NmY3MjY1MjA2YzY1NjE3NjY5NmU2NzIwNjk2ZTIwNzc2OTZlNjQ3MzIwNmY2Nj4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDQ5MC4yMCBUZCA8NmQ2ZjcyNjUyMDc0Njg2MTZlMjAzNjIwNDI2NTYxNzU2NjZmNzI3NDJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNDU2LjAwIFRkIDwzNDJlMjA1MjY1NzQ3NTcyNmU+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0MzYuNjAgVGQgPDU0Njg2NTIwNjI2ZjYxNzQyMDYzNmY2ZDY1NzMyMDYyNjE2MzZiMjA2MzZjNjU2MTZlMmMyMDc3Njk3NDY4MjA2MTIwNjY3NTZjNmMyMDc3NjE3NDY1NzIyMDc0NjE2ZTZiMjA2MTZlNjQyMDc3Njk3NDY4MjA2NTc2NjU3Mjc5NzQ2ODY5NmU2NzIwNzQ2ODYxNzQyMDY5NzMyMDZmNmUyMDc0Njg2NTIwNmM2OTczNzQyMDYxNjI2ZjYxNzI2NDJjPiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNDIxLjIwIFRkIDw2Mjc5MjA3NDY4NjUyMDY1NmU2NDIwNmY2NjIwNzQ2ODY1MjA2MjZmNmY2YjY1NjQyMDc0Njk2ZDY1MmU+IFRqIEVUCkJUIC9GMiAxMyBUZiA2MiAzODcuMDAgVGQgPDM1MmUyMDQ0NjE2ZDYxNjc2NT4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDM2Ny42MCBUZCA8NTQ2ODY1MjA3MjY1NmU3NDY1NzIyMDc0NjU2YzZjNzMyMDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNjE2MjZmNzU3NDIwNjE2ZTc5MjA2NDYxNmQ2MTY3NjUyMDYyNjU2NjZmNzI2NTIwNmM2NTYxNzY2OTZlNjcyZTIwNDY2ZjcyMjA2NDYxNmQ2MTY3NjUyMDc0Njg2MTc0MjA3NDY4NjUyMDcyNjU2ZTc0NjU3Mj4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDM1Mi4yMCBUZCA8NjM2MTc1NzM2NTczMmMyMDc0Njg2NTIwNzI2NTZlNzQ2NTcyMjA3MDYxNzk3MzIwNzU3MDIwNzQ2ZjIwNzQ2ODY1MjA2MTZkNmY3NTZlNzQyMDZmNjYyMDc0Njg2NTIwNjQ2NTcwNmY3MzY5NzQyZT4gVGogRVQKZW5kc3RyZWFtCmVuZG9iagp4cmVmCjAgOAowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDEzMiAwMDAwMCBuIAowMDAwMDAwMTg5IDAwMDAwIG4gCjAwMDAwMDAyODYgMDAwMDAgbiAKMDAwMDAwMDM4OCAwMDAwMCBuIAowMDAwMDAwNTc1IDAwMDAwIG4gCjAwMDAwMDA3MTEgMDAwMDAgbiAKdHJhaWxlcgo8PCAvU2l6ZSA4IC9Sb290IDEgMCBSIC9JbmZvIDUgMCBSID4+CnN0YXJ0eHJlZgozMDI2CiUlRU9GCg==',
  'waivers/cruiser-contract-da.pdf':
    'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgL0xhbmcgPGZlZmYwMDY0MDA2MT4gL1ZpZXdlclByZWZlcmVuY2VzIDw8IC9EaXNwbGF5RG9jVGl0bGUgdHJ1ZSA+PiA+PgplbmRvYmoKMiAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWzYgMCBSXSAvQ291bnQgMSA+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjQgMCBvYmoKPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjUgMCBvYmoKPDwgL1RpdGxlIDxmZWZmMDA0YzAwNjUwMDZhMDA2NTAwNmIwMDZmMDA2ZTAwNzQwMDcyMDA2MTAwNmIwMDc0MDAyMDAwNjYwMDZmMDA3MjAwMjAwMDZiMDA2MTAwNjIwMDY5MDA2ZTAwNjUwMDYyMDBlNTAwNjQwMDJjMDAyMDAwNDgwMDY1MDA3MjAwNmYwMDZlMDAyMDAwNDIwMDYxMDA3OTAwMjAwMDQyMDA2ZjAwNjEwMDc0MDA3Mz4gL1Byb2R1Y2VyIChTbGlwd2F5KSA+PgplbmRvYmoKNiAwIG9iago8PCAvVHlwZSAvUGFnZSAvUGFyZW50IDIgMCBSIC9NZWRpYUJveCBbMCAwIDU5NSA4NDJdIC9SZXNvdXJjZXMgPDwgL0ZvbnQgPDwgL0YxIDMgMCBSIC9GMiA0IDAgUiA+PiA+PiAvQ29udGVudHMgNyAwIFIgPj4KZW5kb2JqCjcgMCBvYmoKPDwgL0xlbmd0aCAyMjk0ID4+CnN0cmVhbQpCVCAvRjEgMTEgVGYgNjIgNzY0LjYwIFRkIDw0ODY1NzI2ZjZlMjA0MjYxNzkyMDQyNmY2MTc0NzM+IFRqIEVUCkJUIC9GMiAyMCBUZiA2MiA3MjQuNjAgVGQgPDRjNjU2YTY1NmI2ZjZlNzQ3MjYxNmI3NDIwNjY2ZjcyMjA2YjYxNjI2OTZlNjU2MmU1NjQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2OTcuMjAgVGQgPDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNzU2NDZjNjU2YTY1NzIyMDZiNjE2MjY5NmU2NTYyZTU2NDY1NmUyYzIwNmY2NzIwNmM2NTZhNjU3MjY1NmUyMDczNmI3MjY5NzY2NTcyMjA3NTZlNjQ2NTcyMjA2NjZmNzIyMDY0NjU2ZTJlMjA0MmU1NjQyYzIwNmI2MTZhMmMyMDc0Njk2NDY1NzIyMDZmNjcyMDcwNzI2OTczPiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNjgxLjgwIFRkIDw3Mzc0ZTU3MjIwNjkyMDYyNmY2ZjZiNjk2ZTY3NjU2ZTJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNjQ3LjYwIFRkIDwzMTJlMjA0ODc2NjU2ZDIwNjQ2NTcyMjA3MzY1NmE2YzY1NzI+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2MjguMjAgVGQgPDRjNjU2YTY1NzI2NTZlMjA2ODYxNzIyMDY2Zjg3Mjc0MjA2NTZlMjA2MmU1NjQyMDYxNjYyMDY0NjU2ZTZlNjUyMDczNzRmODcyNzI2NTZjNzM2NTIwNjZmODcyMjA2NTZjNmM2NTcyMjA2NDY1NmM3NDYxNjc2NTcyMjA2OTIwNjk2ZTczNzQ3Mjc1NmI3NDY5NmY2ZTY1NmUyMDc2NjU2NDIwNmI2MTZhNjU2ZTJlMjA0OTZlNjc2NTZlPiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNjEyLjgwIFRkIDw3MzY1NmE2YzY1NzIyMDY1NjY3NDY1NzIyMDYxNzQyMDY4NjE3NjY1MjA2NDcyNzU2YjZiNjU3NDJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNTc4LjYwIFRkIDwzMjJlMjA0ZWU2NzQ3NDY1NzIyMDZmNmQyMDYyNmY3MjY0PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNTU5LjIwIFRkIDw0YzY1NmE2NTcyNjU2ZTIwNmY3NjY1NzI2ZTYxNzQ3NDY1NzIyMDZiNzU2ZTIwNmY2ZDIwNjI2ZjcyNjQyMDY5MjA2ODYxNzY2ZTY1MjA2ZjY3MjA3NjY1NjQyMDY2NmY3Mjc0Zjg2YTZlNjk2ZTY3NzM3MDZjNjE2NDczNjU3MjJlMjA0NjZmNzIyMDYxNmU2YjY1NzIyMDY1NzIyMDY0NjU3MjIwNjE2Yzc0Njk2NDIwNjU2ZTJjMjA2NDY1NzI+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA1NDMuODAgVGQgPDY4NmY2YzY0NjU3MjIwNzY2MTY3NzQyZT4gVGogRVQKQlQgL0YyIDEzIFRmIDYyIDUwOS42MCBUZCA8MzMyZTIwNTY2NTZhNzI+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0OTAuMjAgVGQgPDQ5MjA3Mzc0NmY3MjZkMjA2MjZjNjk3NjY1NzIyMDYyZTU2NDY1NmUyMDY5MjA2ODYxNzY2ZTJlMjA0YzY1NmE2NTcyNjU2ZTIwNzI2OTZlNjc2NTcyMjA3NDY5NmMyMDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNjZmODcyMjA2MTY2NzM2NTZhNmM2OTZlNjcyMDY5MjA3NjY5NmU2NDIwNmY3NjY1NzIyMDM2PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNDc0LjgwIFRkIDw0MjY1NjE3NTY2NmY3Mjc0MmU+IFRqIEVUCkJUIC9GMiAxMyBUZiA2MiA0NDAuNjAgVGQgPDM0MmUyMDQxNjY2YzY1NzY2NTcyNjk2ZTY3PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNDIxLjIwIFRkIDw0MmU1NjQ2NTZlMjA2MTY2NmM2NTc2NjU3MjY1NzMyMDcyNjU2ZTY3NmE2ZjcyNzQyYzIwNmQ2NTY0MjA2Njc1NmM2NDIwNzY2MTZlNjQ3NDYxNmU2YjIwNmY2NzIwNmQ2NTY0MjA2MTZjNzQyMDY0NjU3NDJjMjA2NDY1NzIyMDczNzRlNTcyMjA3MGU1MjA2YzY5NzM3NDY1NmUyMDZmNmQyMDYyNmY3MjY0MmMyMDY5NmU2NDY1NmU+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0MDUuODAgVGQgPDY0NjU2ZTIwNjI2ZjZmNmI2NTY0NjUyMDc0Njk2NDIwNjU3MjIwNzM2Yzc1NzQyZT4gVGogRVQKQlQgL0YyIDEzIFRmIDYyIDM3MS42MCBUZCA8MzUyZTIwNTM2YjYxNjQ2NTcyPiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgMzUyLjIwIFRkIDw0YzY1NmE2NTcyNjU2ZTIwNjY2ZjcyNzRlNjZjNmM2NTcyMjA0ODY1NzI2ZjZlMjA0MjYxNzkyMDQyNmY2MTc0NzMyMDZmNmQyMDY1NmU2ODc2NjU3MjIwNzM2YjYxNjQ2NTJjMjA2NmY4NzIyMDZjNjU2YTY1NzI2NTZlMjA2N2U1NzIyZTIwNDY2ZjcyMjA3MzZiNjE2NDY1NzIyYzIwNzM2ZjZkMjA2YzY1NmE2NTcyNjU2ZT4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDMzNi44MCBUZCA8NzM2NTZjNzYyMDY1NzIyMDczNmI3OTZjNjQyMDY5MmMyMDYyNjU3NDYxNmM2NTcyMjA2YzY1NmE2NTcyNjU2ZTIwNmY3MDIwNzQ2OTZjMjA2NDY1NzA2ZjczNjk3NDc1NmQ2ZDY1NzQ3MzIwNjI2NTZjZjg2MjJlPiBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCA4CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTMyIDAwMDAwIG4gCjAwMDAwMDAxODkgMDAwMDAgbiAKMDAwMDAwMDI4NiAwMDAwMCBuIAowMDAwMDAwMzg4IDAwMDAwIG4gCjAwMDAwMDA2MTUgMDAwMDAgbiAKMDAwMDAwMDc1MSAwMDAwMCBuIAp0cmFpbGVyCjw8IC9TaXplIDggL1Jvb3QgMSAwIFIgL0luZm8gNSAwIFIgPj4Kc3RhcnR4cmVmCjMwOTcKJSVFT0YK',
  'waivers/cruiser-contract-de.pdf':
    'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgL0xhbmcgPGZlZmYwMDY0MDA2NT4gL1ZpZXdlclByZWZlcmVuY2VzIDw8IC9EaXNwbGF5RG9jVGl0bGUgdHJ1ZSA+PiA+PgplbmRvYmoKMiAwIG9iago8PCAvVHlwZSAvUGFnZXMgL0tpZHMgWzYgMCBSXSAvQ291bnQgMSA+PgplbmRvYmoKMyAwIG9iago8PCAvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjQgMCBvYmoKPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcgPj4KZW5kb2JqCjUgMCBvYmoKPDwgL1RpdGxlIDxmZWZmMDA0ZDAwNjkwMDY1MDA3NDAwNzYwMDY1MDA3MjAwNzQwMDcyMDA2MTAwNjcwMDIwMDA2NjAwZmMwMDcyMDAyMDAwNjQwMDYxMDA3MzAwMjAwMDRiMDA2MTAwNmEwMGZjMDA3NDAwNjIwMDZmMDA2ZjAwNzQwMDJjMDAyMDAwNDgwMDY1MDA3MjAwNmYwMDZlMDAyMDAwNDIwMDYxMDA3OTAwMjAwMDQyMDA2ZjAwNjEwMDc0MDA3Mz4gL1Byb2R1Y2VyIChTbGlwd2F5KSA+PgplbmRvYmoKNiAwIG9iago8PCAvVHlwZSAvUGFnZSAvUGFyZW50IDIgMCBSIC9NZWRpYUJveCBbMCAwIDU5NSA4NDJdIC9SZXNvdXJjZXMgPDwgL0ZvbnQgPDwgL0YxIDMgMCBSIC9GMiA0IDAgUiA+PiA+PiAvQ29udGVudHMgNyAwIFIgPj4KZW5kb2JqCjcgMCBvYmoKPDwgL0xlbmd0aCAyMzEyID4+CnN0cmVhbQpCVCAvRjEgMTEgVGYgNjIgNzY0LjYwIFRkIDw0ODY1NzI2ZjZlMjA0MjYxNzkyMDQyNmY2MTc0NzM+IFRqIEVUCkJUIC9GMiAyMCBUZiA2MiA3MjQuNjAgVGQgPDRkNjk2NTc0NzY2NTcyNzQ3MjYxNjcyMDY2ZmM3MjIwNjQ2MTczMjA0YjYxNmFmYzc0NjI2ZjZmNzQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2OTcuMjAgVGQgPDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNzY2NTcyNmQ2OTY1NzQ2NTc0MjA2NDYxNzMyMDRiNjE2YWZjNzQ2MjZmNmY3NDJjMjA3NTZlNjQyMDc3NjU3MjIwNjU3MzIwNmQ2OTY1NzQ2NTc0MmMyMDc1NmU3NDY1NzI3MzYzNjg3MjY1Njk2Mjc0MjA2NDYxNjZmYzcyMmUyMDQyNmY2Zjc0MmMyMDQxNmU2YzY1Njc2NTcyMmM+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2ODEuODAgVGQgPDVhNjU2OTc0NjU2ZTIwNzU2ZTY0MjA1MDcyNjU2OTczMjA3Mzc0NjU2ODY1NmUyMDY5NmUyMDY0NjU3MjIwNDI3NTYzNjg3NTZlNjcyZT4gVGogRVQKQlQgL0YyIDEzIFRmIDYyIDY0Ny42MCBUZCA8MzEyZTIwNTc2NTcyMjA3Mzc0NjU3NTY1NzI3ND4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDYyOC4yMCBUZCA8NTc2NTcyMjA2ZDY5NjU3NDY1NzQyYzIwNjg2MTc0MjA3MzYzNjg2ZjZlMjA2NTY5NmUyMDQyNmY2Zjc0MjA2NDY5NjU3MzY1NzIyMDQ3NzJmNmRmNjUyMDY3NjU3Mzc0NjU3NTY1NzI3NDIwNmY2NDY1NzIyMDZlNjk2ZDZkNzQyMDYxNmUyMDY0NjU3MjIwNDU2OTZlNzc2NTY5NzM3NTZlNjcyMDYxNmQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA2MTIuODAgVGQgPDQxNmU2YzY1Njc2NTcyMjA3NDY1Njk2YzJlMjA1NzY1NzIyMDY3NjU3NDcyNzU2ZTZiNjU2ZTIwNjg2MTc0MmMyMDczNzQ2NTc1NjU3Mjc0MjA2ZTY5NjM2ODc0MmU+IFRqIEVUCkJUIC9GMiAxMyBUZiA2MiA1NzguNjAgVGQgPDMyMmUyMDRlZTQ2MzY4NzQ2NTIwNjE2ZTIwNDI2ZjcyNjQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA1NTkuMjAgVGQgPDQxNmUyMDQyNmY3MjY0MjA3NzY5NzI2NDIwNmU3NTcyMjA2OTZlMjA0OGU0NjY2NTZlMjA3NTZlNjQyMDYxNmUyMDRjNjk2NTY3NjU3MDZjZTQ3NDdhNjU2ZTIwZmM2MjY1NzI2ZTYxNjM2ODc0NjU3NDJlMjA1NjZmNzIyMDQxNmU2YjY1NzIyMDYyNmM2NTY5NjI3NDIwNjk2ZDZkNjU3MjIwNmE2NTZkNjE2ZTY0PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNTQzLjgwIFRkIDw3NzYxNjM2ODJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNTA5LjYwIFRkIDwzMzJlMjA1NzY1NzQ3NDY1NzI+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0OTAuMjAgVGQgPDQyNjU2OTIwNTM3NDc1NzI2ZDIwNjI2YzY1Njk2Mjc0MjA2NDYxNzMyMDQyNmY2Zjc0MjA2OTZkMjA0ODYxNjY2NTZlMmUyMDQyNjU2OTIwNmQ2NTY4NzIyMDYxNmM3MzIwMzYyMDQyNjU2MTc1NjY2ZjcyNzQyMDcyNzU2NjY1NmUyMDUzNjk2NTIwNzY2ZjcyMjA2NDY1NmQyMDQxNjI2YzY1Njc2NTZlMjA2MjY1Njk+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0NzQuODAgVGQgPDQ4NjU3MjZmNmUyMDQyNjE3OTIwNDI2ZjYxNzQ3MzIwNjE2ZTJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgNDQwLjYwIFRkIDwzNDJlMjA1MmZjNjM2YjY3NjE2MjY1PiBUaiBFVApCVCAvRjEgMTEgVGYgNjIgNDIxLjIwIFRkIDw0NDYxNzMyMDQyNmY2Zjc0MjA2YjZmNmQ2ZDc0MjA2MjY5NzMyMDdhNzU2ZDIwNDU2ZTY0NjUyMDY0NjU3MjIwNjc2NTYyNzU2MzY4NzQ2NTZlMjA1YTY1Njk3NDIwNzM2MTc1NjI2NTcyMmMyMDZkNjk3NDIwNzY2ZjZjNmM2NTZkMjA1NzYxNzM3MzY1NzI3NDYxNmU2YjIwNzU2ZTY0MjA2ZDY5NzQyMDYxNmM2YzY1NmQ+IFRqIEVUCkJUIC9GMSAxMSBUZiA2MiA0MDUuODAgVGQgPDdhNzU3MmZjNjM2YjJjMjA3NzYxNzMyMDYxNzU2NjIwNjQ2NTcyMjA0YzY5NzM3NDY1MjA2MTZlMjA0MjZmNzI2NDIwNzM3NDY1Njg3NDJlPiBUaiBFVApCVCAvRjIgMTMgVGYgNjIgMzcxLjYwIFRkIDwzNTJlMjA1MzYzNjhlNDY0NjU2ZT4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDM1Mi4yMCBUZCA8NTM2MzY4ZTQ2NDY1NmUyMDZkNjU2YzY0NjU2ZTIwNTM2OTY1MjA0ODY1NzI2ZjZlMjA0MjYxNzkyMDQyNmY2MTc0NzMyYzIwNjI2NTc2NmY3MjIwNTM2OTY1MjA2NzY1Njg2NTZlMmUyMDQ2ZmM3MjIwNTM2MzY4ZTQ2NDY1NmUyYzIwNjQ2OTY1MjA1MzY5NjUyMDc2NjU3Mjc1NzI3MzYxNjM2ODY1NmUyYz4gVGogRVQKQlQgL0YxIDExIFRmIDYyIDMzNi44MCBUZCA8N2E2MTY4NmM2NTZlMjA1MzY5NjUyMDYyNjk3MzIwN2E3NTcyMjA0OGY2Njg2NTIwNjQ2NTcyMjA0YjYxNzU3NDY5NmY2ZTJlPiBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCA4CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTMyIDAwMDAwIG4gCjAwMDAwMDAxODkgMDAwMDAgbiAKMDAwMDAwMDI4NiAwMDAwMCBuIAowMDAwMDAwMzg4IDAwMDAwIG4gCjAwMDAwMDA2MjcgMDAwMDAgbiAKMDAwMDAwMDc2MyAwMDAwMCBuIAp0cmFpbGVyCjw8IC9TaXplIDggL1Jvb3QgMSAwIFIgL0luZm8gNSAwIFIgPj4Kc3RhcnR4cmVmCjMxMjcKJSVFT0YK',
};
