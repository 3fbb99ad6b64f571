/** What the pictures of the example company show, in the colors of the brand: SVG by file name. */

const INK = '#0b1f2a';
const DEEP = '#0e4a5c';
const LAGOON = '#12808f';
const SIGNAL = '#c2410c';
const FOAM = '#eef5f5';
const SAIL = '#fcfbf8';
const WOOD = '#b98a5a';
const DARK_WOOD = '#7c5530';

const LINE = `stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;

/** Sky, sun, the far shore and the water; the subject stands between the two waters. */
function onTheWater(subject: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe0e6"/><stop offset="1" stop-color="#f7efe2"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5fb3bf"/><stop offset="1" stop-color="${DEEP}"/></linearGradient>
</defs>
<rect width="1200" height="675" fill="url(#sky)"/>
<circle cx="232" cy="150" r="62" fill="#f3b98f"/>
<path d="M0 372c90-46 170-52 260-20 84-60 190-70 300-18 120-34 220-34 320 0 110-44 220-40 320-6v90H0z" fill="#8fb7a8"/>
<path d="M0 396c120-26 250-26 380-6 140-26 300-26 440 0 130-20 260-20 380 0v40H0z" fill="#5f9486"/>
<path d="M0 410h1200v265H0z" fill="url(#water)"/>
<path d="M70 448h130M310 434h80M820 440h120M1010 462h130M520 430h60" stroke="${FOAM}" stroke-width="4" stroke-linecap="round" opacity=".7"/>
<g transform="translate(0 26)">${subject}</g>
<path d="M0 560c50 0 50-16 100-16s50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16v115H0z" fill="${LAGOON}" opacity=".55"/>
<path d="M0 612c50 0 50-16 100-16s50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16 50-16 100-16 50 16 100 16v63H0z" fill="${DEEP}" opacity=".8"/>
</svg>`;
}

const SLOOP = `<g ${LINE}>
<path d="M388 428V330" fill="none"/><path d="M388 332h62l-16 20 16 20h-62z" fill="${SIGNAL}"/>
<path d="M500 424l26-54h150l34 54z" fill="${SAIL}"/><path d="M560 424v-26h96v26" fill="${WOOD}"/>
<path d="M430 430c0-26 14-38 40-38h28v38zM744 430c0-26 14-38 40-38h34v38z" fill="${LAGOON}"/>
<path d="M318 428h572c-18 82-64 126-128 132H470c-76-6-128-52-152-132z" fill="${WOOD}"/>
<path d="M318 428h572c-3 14-7 27-12 39H334c-6-12-12-25-16-39z" fill="${DARK_WOOD}"/>
<path d="M860 424l62-36" fill="none"/>
<path d="M366 508h472" fill="none" stroke="${DARK_WOOD}" stroke-width="4"/></g>`;

const TENDER = `<g ${LINE}>
<path d="M500 436V330h120l62 106z" fill="${SAIL}"/><path d="M520 360h84l34 58H520z" fill="#bfe0e6"/>
<path d="M700 436v-60h110v60z" fill="${LAGOON}"/><path d="M716 376v-26h78v26" fill="${LAGOON}"/>
<path d="M884 440v-58h54v118h-40z" fill="${INK}"/>
<path d="M286 462c150 0 500-4 620 0-10 62-50 98-112 98H446c-68 0-128-38-160-98z" fill="${DEEP}"/>
<path d="M262 446c0-22 22-32 48-30l560 14c34 2 46 14 46 32s-14 32-46 32H330c-40 0-68-22-68-48z" fill="${SAIL}"/>
<path d="M330 468h544" fill="none" stroke="${SIGNAL}" stroke-width="8"/></g>`;

const CRUISER = `<g ${LINE}>
<path d="M560 246v-74M560 176h44" fill="none"/>
<path d="M470 314l26-70h190l40 70z" fill="${SAIL}"/><path d="M506 300l14-36h64v36zM604 300v-36h72l20 36z" fill="${DEEP}"/>
<path d="M340 422l58-108h420l76 108z" fill="${SAIL}"/>
<path d="M420 388l28-48h92v48zM566 388v-48h104v48zM696 388v-48h96l34 48z" fill="${DEEP}"/>
<path d="M214 420h760c-22 84-72 132-150 140H408c-92-10-156-56-194-140z" fill="${LAGOON}"/>
<path d="M214 420h760l-10 34H232z" fill="${SAIL}"/>
<circle cx="440" cy="500" r="15" fill="${FOAM}"/><circle cx="530" cy="500" r="15" fill="${FOAM}"/><circle cx="620" cy="500" r="15" fill="${FOAM}"/>
<path d="M214 420l-30-46M184 374h150" fill="none" stroke-width="4"/></g>`;

const PIER = `<g ${LINE}>
<path d="M700 430V270l130-92 130 92v160z" fill="#2f6f9f"/><path d="M680 276l150-106 150 106" fill="none" stroke="${SAIL}" stroke-width="12"/>
<path d="M790 430V322h80v108z" fill="${SAIL}"/><path d="M830 322v108" fill="none"/>
<path d="M250 474v106M430 474v106M610 474v106M790 474v106M970 474v106" stroke="${DARK_WOOD}" stroke-width="20"/>
<path d="M180 430h880v44H180z" fill="${WOOD}"/>
<path d="M250 430v-60M430 430v-60M610 430v-60M250 380c60 34 120 34 180 0 60 34 120 34 180 0" fill="none"/></g>`;

const LOCK = `<path d="M660 412c150-26 360-26 540-6v120c-180 22-380 18-540-20z" fill="#4f8475"/><g ${LINE}>
<path d="M760 430V250h220v180z" fill="${SAIL}"/><path d="M740 256l130-96 130 96z" fill="${SIGNAL}"/>
<path d="M846 430v-70h50v70zM800 310h40v-34h-40zM900 310h40v-34h-40z" fill="${DEEP}"/>
<circle cx="742" cy="420" r="70" fill="none" stroke="${DARK_WOOD}" stroke-width="14"/><path d="M742 350v140M672 420h140M693 371l98 98M693 469l98-98" fill="none" stroke="${DARK_WOOD}" stroke-width="8"/>
<path d="M150 410h170v170H150zM560 410h110v170H560z" fill="#9fb0b6"/>
<path d="M150 452h170M150 496h170M560 452h110M560 496h110M236 410v42M200 452v44M270 452v44M614 410v42" fill="none" stroke-width="3"/>
<path d="M320 430l120 26v124H320zM560 430l-120 26v124h120z" fill="${WOOD}"/>
<path d="M230 408l150-34M650 408l-150-34" fill="none" stroke="${INK}" stroke-width="14"/></g>`;

const PICNIC_BOX = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
<rect width="800" height="600" fill="#d9ecec"/>
<path d="M0 420h800v180H0z" fill="${SAIL}"/>
<path d="M0 420h80v60H0zM160 420h80v60h-80zM320 420h80v60h-80zM480 420h80v60h-80zM640 420h80v60h-80zM80 480h80v60H80zM240 480h80v60h-80zM400 480h80v60h-80zM560 480h80v60h-80zM720 480h80v60h-80zM0 540h80v60H0zM160 540h80v60h-80zM320 540h80v60h-80zM480 540h80v60h-80zM640 540h80v60h-80z" fill="#f0c3a8"/>
<g ${LINE}>
<path d="M500 262V150c0-14 8-20 8-34V84h44v32c0 14 8 20 8 34v112z" fill="${DEEP}"/><path d="M500 186h60v50h-60z" fill="${SAIL}"/>
<path d="M282 262c-2-74 34-116 90-112 30 2 56 12 74 30l-20 82z" fill="#e0b070"/><path d="M320 206l34 14M352 180l30 24M400 178l20 26" fill="none" stroke-width="4"/>
<path d="M260 262c0-120 60-176 140-176s140 56 140 176" fill="none" stroke="${DARK_WOOD}" stroke-width="18"/>
<path d="M210 262h380l-40 230H250z" fill="${WOOD}"/><path d="M196 250h408v50H196z" fill="${DARK_WOOD}"/>
<path d="M232 350h336M240 400h320M248 448h304M300 300l10 192M360 300l6 192M440 300l-6 192M500 300l-10 192" fill="none" stroke="${DARK_WOOD}" stroke-width="4"/></g>
</svg>`;

export const DRAWINGS: Readonly<Record<string, string>> = {
  'plover-5': onTheWater(SLOOP),
  'gannet-8': onTheWater(TENDER),
  'osprey-10': onTheWater(CRUISER),
  'north-pier': onTheWater(PIER),
  'mill-lock': onTheWater(LOCK),
  'picnic-box': PICNIC_BOX,
};
