import { testWholePictures } from "./whole-pictures-tests.js";

const widths = [320, 360, 390, 430, 600, 743, 768, 899, 901, 1024, 1400, 1600];
testWholePictures(
  ["kitchen", "bathroom", "flat-2", "flat-3", "flat"],
  ["kitchen", "flat"],
  [...widths, ...widths.slice(1), 320],
);
