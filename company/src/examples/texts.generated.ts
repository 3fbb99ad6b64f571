// Made from examples/*.yaml by: npm run generate -w company

export const HERON_BAY_YAML = `# yaml-language-server: $schema=../company.schema.json
# Heron Bay Boats, the company of the guides and of the API reference. Its IDs are those of the
# reference, so that examples can be pasted.
id: ac5275f0-b3d7-415c-a776-0708c6611832
slug: heronbay
name: Heron Bay Boats
currency: EUR
locale: en_GB
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
  - id: 97fbab68-392e-4f5c-a13f-bd60a989e5c3
    slug: account-holder
    name: Account holder
    abbreviation: ACC
    type: default
  - id: c4f7520c-b012-477f-87e4-664d9ea67676
    slug: club-member
    name: Club member
    abbreviation: CLUB
    type: custom

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
    opensAt: 2023-03-01 09:00
    media:
      - id: 972014b0-8411-400c-ae73-874a60520fb6
        type: image
        fullSize: https://media.slipway.example/heronbay/mill-lock.jpg
        thumb: https://media.slipway.example/heronbay/mill-lock-thumb.jpg

categories:
  - { id: 45211d90-99ed-4f14-ab32-b9b492412aa4, slug: sloops, name: Sloops }
  - { id: 7a1fcf62-578a-47b4-aaad-4b576af7e3d3, slug: tenders, name: Tenders }
  - { id: 2e46be47-048d-4293-8450-f1ef211de2dc, slug: cruisers, name: Cruisers }

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
      - name: G3
      - name: G4
    placements:
      - { boats: [G1, G2], dock: north-pier, from: 2023-03-01 00:00 }
      - { boats: [G3, G4], dock: mill-lock, from: 2023-03-01 00:00 }

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
      - weekdays: [monday, tuesday, wednesday, thursday, friday]
        pickupWindows: [{ from: 10:00, until: 17:00 }]
        latestReturn: 20:00
      - weekdays: [saturday, sunday]
        pickupWindows: [{ from: 09:00, until: 18:00 }]
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
          return: 12:00,
          nights: 4,
        }
    turnaround: { before: 60 min, after: 120 min }

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
  - dock: north-pier
    boatModel: gannet-8
    from: 2023-03-01
    schedule: tender-days
    pricing: gannet-8
  - dock: mill-lock
    boatModel: gannet-8
    from: 2023-03-01
    schedule: tender-days
    pricing: gannet-8
  - dock: north-pier
    boatModel: osprey-10
    from: 2023-03-01
    schedule: cruiser-trips
    pricing: osprey-10
`;

export const KESTREL_QUAY_YAML = `# yaml-language-server: $schema=../company.schema.json
# Kestrel Quay, the second company of the demo: another currency, another time zone, prices without
# tax, and a fee of its own.
id: f89ab5f1-2167-436d-957f-5ed024630609
slug: kestrelquay
name: Kestrel Quay
currency: USD
locale: en_US
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
  - { slug: guest, name: Guest, abbreviation: GST, type: guest }
  - { slug: account-holder, name: Account holder, abbreviation: ACC, type: default }

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
  - { slug: day-boats, name: Day boats }

boatModels:
  - slug: day-boat-6
    name: Day boat 6
    category: day-boats
    capacity: 6
    shortDescription: Open motor boat for up to 6 people.
    description: An open motor boat with a sun roof and a cool box.
    mostBoatsPerBooking: 3
    boats:
      - name: D1
      - name: D2
      - name: D3
      - name: D4
      - name: D5
    placements:
      - { boats: [D1, D2, D3], dock: east-dock, from: 2023-04-01 00:00 }
      - { boats: [D4, D5], dock: west-dock, from: 2023-04-01 00:00 }

  - slug: pontoon-12
    name: Pontoon 12
    category: day-boats
    capacity: 12
    shortDescription: Pontoon boat for up to 12 people.
    description: A wide pontoon boat with benches, a roof and a ladder for swimmers.
    boats:
      - name: B1
      - name: B2
    placements:
      - { dock: west-dock, from: 2023-04-01 00:00 }

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
  - dock: west-dock
    boatModel: day-boat-6
    from: 2023-04-01
    schedule: day-boats
    pricing: day-boat-6
  - dock: west-dock
    boatModel: pontoon-12
    from: 2023-04-01
    schedule: half-days
    pricing: pontoon-12
`;
