/** The library of the command line. The slices of the research take it from here. */
export { Command, InvalidArgumentError, Option } from "commander";
